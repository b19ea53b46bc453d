import { isDarkColor } from '../../media/images/is-dark-color';

/**
 * The colours of the place where an element stands, if it is dark: the author's own colours for headings and paragraphs
 * are made for it, and would be light on our light card.
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
