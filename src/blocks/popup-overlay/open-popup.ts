import type { Dispose } from '../../data/dispose';
import type { Runtime } from '../../runtime/types';

/** The page's popups by root element, for page scripts. */
const shows = new WeakMap<Element, () => void>();

export function registerPopup(element: Element, show: () => void): Dispose {
  shows.set(element, show);
  return () => void shows.delete(element);
}

/** Shows a popup at a script's request, the first one by default, regardless of what this browser remembers. */
export async function openPopup({ blocks }: Runtime, wanted?: unknown): Promise<void> {
  const popups = blocks.instances().filter(({ name }) => name === 'popup-overlay');
  const popup = popups.find(({ element }) => element === (wanted ?? element));
  if (!popup) return console.warn('popup.open: the page has no element with data-block="popup-overlay".');
  await blocks.mountNow(popup.element);
  shows.get(popup.element)?.();
}
