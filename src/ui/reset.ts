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
