import { entriesOf } from '../../../data/indexes';
import { gridRatio, sharedRatio, VIDEO_RATIO } from '../../../media/layout/aspect-ratio';
import type { Gallery } from '../mounted-gallery';
import type { Slide } from '../slide';

/** In rows every slide needs a box; the ratio for pictures of unknown size. */
const USUAL_RATIO = 3 / 2;

/** Aspect ratios of the boxes. */
export interface Ratios {
  /** The shared ratio; `undefined` if each slide has its picture's own. */
  readonly shared: number | undefined;
  /** Each slide's ratio; `undefined` until its picture has loaded. */
  readonly each: readonly (number | undefined)[];
}

export function ratiosOf({ design, elements, settings }: Gallery): Ratios {
  const shared = design === 'grid' ? gridRatio(settings) : sharedRatio(settings);
  const unknown = design === 'autorows' ? USUAL_RATIO : undefined;
  const ofVideo = (slide: Slide) => ((settings.mixedContent || isFilled(slide)) && shared) || VIDEO_RATIO;
  const each = elements.slides.map((slide) =>
    slide.type === 'video' ? ofVideo(slide) : (shared ?? ownRatio(slide) ?? unknown),
  );
  return { shared, each };
}

/** Published grids give a video the pictures' box. */
function isFilled({ media }: Slide): boolean {
  return media?.parentElement?.matches('.content-wrapper.content-fill') ?? false;
}

function ownRatio({ dimensions }: Slide): number | undefined {
  return dimensions && dimensions.width / dimensions.height;
}

/** Reserves the pictures' boxes before they load. */
export function giveBoxes({ elements, settings, attributes }: Gallery, { shared, each }: Ratios): void {
  attributes.toggleClass(elements.list, 'mortar-contain', !settings['auto-crop']);
  if (shared) attributes.style(elements.list, '--mortar-ratio', `${shared}`);
  for (const [index, { media, element }] of entriesOf(elements.slides)) {
    if (!media) continue;
    attributes.toggleClass(media, 'mortar-media', true);
    if (media !== element && media.style.left) attributes.style(media, 'inset', ''); // the crop of a saved page
    const ratio = each[index];
    if (ratio !== shared) attributes.style(media, '--mortar-ratio', `${ratio ?? ''}`);
  }
}
