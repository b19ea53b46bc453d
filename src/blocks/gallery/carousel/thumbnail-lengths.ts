import type { Gallery } from '../mounted-gallery';

/** Maximum gap in px between thumbnails (specification, section 9, gallery). */
const WIDEST_GAP = 5;

/** CSS lengths of a thumbnail strip. */
export function lengthsOf(settings: Gallery['settings']) {
  return {
    height: `${settings['thumbnail-strip-height']}px`,
    marginTop: `${settings['thumbnail-strip-margin']}px`,
    gap: `${Math.min(settings.padding ?? WIDEST_GAP, WIDEST_GAP)}px`,
  };
}
