/**
 * Shows matching elements despite the page's style sheets: the selector has the specificity of three ids, none of which
 * exist. Only an owner's important rule still hides them, deliberately. A frame keeps its own height. Not needed for print.
 */
export function shownWithin(selector: string, display: string): string {
  return `
@media not print {
  ${selector}:not(#mortar#mortar#mortar) {
    display: ${display};
    visibility: visible;
    opacity: 1;
    transform: none;
    clip-path: none;
  }
  ${selector}:not(iframe, #mortar#mortar#mortar) {
    height: auto;
  }
}`;
}
