/**
 * The ground for what we draw on a page whose style sheets we don't know: nothing of theirs below an element of ours,
 * the page's typeface, and the reader's own text size whatever the page's root says. Everything weighs one class, so
 * an owner's rule for one of our classes wins.
 */
export function resetWithin(className: string): string {
  return `
.${className} {
  all: initial;
  font-family: inherit;
  color-scheme: inherit;
}
.${className} * {
  all: revert;
  box-sizing: border-box;
}`;
}

/**
 * Keeps what the visitor must see from being hidden by the page. An important rule in a layer is stronger than any
 * important rule outside of layers, whatever the weight of its selector.
 */
export function neverHiddenWithin(className: string): string {
  return `
@layer mortar {
  .${className} {
    display: contents !important;
  }
  .${className} * {
    visibility: inherit !important;
  }
}`;
}

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
