import { isDarkColor } from '../../media/images/is-dark-color';

/**
 * The colours of the place where an element stands, if it is dark: the author's own colours for headings and paragraphs
 * are made for it, and would be light on our light card.
 */
export function darkGround(element: HTMLElement): { ground: string; ink: string } | undefined {
  let place = element.parentElement;
  while (place && !isOpaque(getComputedStyle(place).backgroundColor)) place = place.parentElement;
  if (!place) return;
  const { backgroundColor: ground } = getComputedStyle(place);
  return isDarkColor(ground)
    ? { ground, ink: getComputedStyle(element.parentElement ?? place).color }
    : undefined;
}

/** Browsers write a colour with transparency as `rgba(…)`. */
function isOpaque(color: string): boolean {
  return color.startsWith('rgb(');
}
