import type { Size } from '../../../media/images/dimensions';
import type { Gallery } from '../mounted-gallery';

/** Maximum gap in px between thumbnails (specification, section 9, gallery). */
const WIDEST_GAP = 5;

/** CSS lengths of a thumbnail strip; `gap` is that in px of one without `padding`. */
export function lengthsOf(settings: Gallery['settings'], gap = WIDEST_GAP) {
  return {
    height: `${settings['thumbnail-strip-height']}px`,
    marginTop: `${settings['thumbnail-strip-margin']}px`,
    gap: `${Math.min(settings.padding ?? gap, WIDEST_GAP)}px`,
  };
}

/** A thumbnail is as wide as its picture will be; once that has loaded, its own ratio counts. */
export function ratioFrom(dimensions: Size | undefined): string {
  return dimensions ? `auto ${dimensions.width / dimensions.height}` : '';
}
