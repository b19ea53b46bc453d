import { isDarkColor } from '../../media/images/is-dark-color';

/**
 * The colours around an element, if its background is dark: the author has chosen the colours of headings and paragraphs
 * for it, and they would be light on our light card.
 */
export function darkSurroundings(element: HTMLElement): { background: string; color: string } | undefined {
  let place = element.parentElement;
  while (place && !isOpaque(getComputedStyle(place).backgroundColor)) place = place.parentElement;
  if (!place) return;
  const { backgroundColor: background } = getComputedStyle(place);
  const { color } = getComputedStyle(element.parentElement ?? place);
  return isDarkColor(background) ? { background, color } : undefined;
}

/** Browsers write a colour with transparency as `rgba(…)`. */
function isOpaque(color: string): boolean {
  return color.startsWith('rgb(');
}
