import { isDarkColor } from '../../media/images/is-dark-color';

/**
 * The colours around an element, if its background is dark: the author has chosen the colours of headings and paragraphs
 * for it, and they would be light on our light card.
 */
export function darkSurroundings(element: HTMLElement): { background: string; color: string } | undefined {
  let ancestor = element.parentElement;
  while (ancestor && !isOpaque(getComputedStyle(ancestor).backgroundColor)) ancestor = ancestor.parentElement;
  if (!ancestor) return;
  const { backgroundColor: background } = getComputedStyle(ancestor);
  const { color } = getComputedStyle(element.parentElement ?? ancestor);
  return isDarkColor(background) ? { background, color } : undefined;
}

/** Browsers write a colour with transparency as `rgba(…)`. */
function isOpaque(color: string): boolean {
  return color.startsWith('rgb(');
}
