import { NAMED_RATIOS, sharedRatio } from '../../../media/layout/aspect-ratio';
import type { Gallery } from '../mounted-gallery';

/** Width divided by height; the height is 50 percent of the width (specification, section 9, gallery). */
const DEFAULT_RATIO = 2;

/** Without slides the box stays empty. The width stays, by `box-ratio.css`. */
export function setRatio({ attributes, elements: { list, slides } }: Gallery, ratio: number): void {
  if (!slides.length) return;
  attributes.style(list, 'aspect-ratio', String(ratio));
  for (const name of savedLengths(list)) attributes.style(list, name, '');
}

/** The lengths that the list of a saved page has from another window; the server sets none of them. */
function savedLengths(list: HTMLElement): readonly string[] {
  if (list.matches('.sqs-wrapper')) return ['left', 'width'];
  return list.matches(PUBLISHED_BOX) ? ['height'] : [];
}

const PUBLISHED_BOX = '.sqs-gallery-block-slideshow > .sqs-gallery';

/** The shown picture's ratio where the box follows it, and if its size is known. */
export function pictureRatio({ elements, settings }: Gallery, slide: number): number | undefined {
  if (!settings.autoHeight && settings.imageAspectRatio !== 'Auto') return undefined;
  const size = elements.slides[slide]?.dimensions;
  return size && size.width / size.height;
}

/** The box's aspect ratio from block data, an attribute, a published class or the pictures of a published slideshow. */
export function boxRatio(gallery: Gallery): number {
  const { element, settings } = gallery;
  const isPublished = Boolean(element.querySelector('.sqs-gallery-block-slideshow'));
  const container = element.querySelector('[class*="sqs-gallery-aspect-ratio-"]');
  const [, name = ''] = /sqs-gallery-aspect-ratio-([\w-]+)/.exec(container?.className ?? '') ?? [];
  const percent = settings.aspectRatio ?? Number(element.getAttribute('data-aspect-ratio'));
  return (
    sharedRatio(settings) ??
    (percent > 0 ? 100 / percent : undefined) ??
    NAMED_RATIOS.get((!isPublished && settings['aspect-ratio']) || name) ?? // in a published slideshow, a grid's
    (isPublished ? flattest(gallery) : undefined) ??
    DEFAULT_RATIO
  );
}

/** Published slideshows are as high as their flattest picture: no other is cut off or smaller than it. */
function flattest({ elements }: Gallery): number | undefined {
  const ratios = elements.slides.flatMap(({ dimensions: size }) => (size ? [size.width / size.height] : []));
  return ratios.length ? Math.max(...ratios) : undefined;
}
