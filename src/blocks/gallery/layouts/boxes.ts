import { gridRatio, sharedRatio, VIDEO_RATIO } from '../../../gallery/aspect-ratio';
import type { Gallery } from '../gallery';
import type { Slide } from '../slide';

/** In rows every slide needs a box; this one is for a picture whose proportions nobody knows. */
const USUAL_RATIO = 3 / 2;

/** The box of each slide as width by height; `undefined` where the picture will say. */
export type Ratios = readonly (number | undefined)[];

export function ratiosOf({ design, parts, settings }: Gallery): Ratios {
  const shared = design === 'grid' ? gridRatio(settings) : sharedRatio(settings);
  const ofVideos = (settings.mixedContent && shared) || VIDEO_RATIO;
  const unknown = design === 'autorows' ? USUAL_RATIO : undefined;
  return parts.slides.map((slide) =>
    slide.type === 'video' ? ofVideos : (shared ?? ownRatio(slide) ?? unknown),
  );
}

function ownRatio({ dimensions }: Slide): number | undefined {
  return dimensions && dimensions.width / dimensions.height;
}

/** Gives slides and their pictures their boxes before there are pictures. */
export function giveBoxes({ parts, settings, attributes }: Gallery, ratios: Ratios): void {
  attributes.toggleClass(parts.list, 'mortar-contain', !settings['auto-crop']);
  for (const [index, { element, media }] of parts.slides.entries()) {
    attributes.toggleClass(element, 'mortar-slide', true);
    if (!media) continue;
    attributes.toggleClass(media, 'mortar-media', true);
    attributes.style(media, '--mortar-ratio', String(ratios[index] ?? ''));
  }
}
