import type { PopupOverlayProps } from './settings';

/** Tells the census and the page's own script what became of a popup. */
export function announce(
  { element, settings, runtime }: PopupOverlayProps,
  action: 'show' | 'close' | 'submit',
): void {
  const { hits, site } = runtime;
  void hits.census('overlay', {
    overlayId: element.id || 'popup-overlay',
    pageId: site.itemId ?? site.collectionId ?? '',
    action,
    version: String(settings.version),
  });
  element.dispatchEvent(new CustomEvent(`popup-overlay:${action}`, { bubbles: true }));
}
