/**
 * Shows what matches against the page's style sheets, however heavy their selectors are: it weighs three ids, of which
 * none is on the page. Only an owner's important rule still hides it, and that is meant. On paper it is not needed.
 */
export function shownWithin(selector: string, display: string): string {
  return `
@media not print {
  ${selector}:not(#mortar#mortar#mortar) {
    display: ${display};
    visibility: visible;
    height: auto;
    opacity: 1;
    transform: none;
    clip-path: none;
  }
}`;
}
