import { NAMED_RATIOS, sharedRatio } from '../../../media/layout/aspect-ratio';
import type { Gallery } from '../mounted-gallery';

/** Width divided by height; the height is 50 percent of the width (specification, section 9, gallery). */
const DEFAULT_RATIO = 2;

/** Without slides the box stays empty. */
export function setRatio({ attributes, elements }: Gallery, ratio: number): void {
  if (elements.slides.length) attributes.style(elements.list, 'aspect-ratio', String(ratio));
}

/** The box's aspect ratio from block data, an attribute or a published class. */
export function boxRatio({ element, settings }: Gallery): number {
  const container = element.querySelector('[class*="sqs-gallery-aspect-ratio-"]');
  const [, name = ''] = /sqs-gallery-aspect-ratio-([\w-]+)/.exec(container?.className ?? '') ?? [];
  const percent = settings.aspectRatio ?? Number(element.getAttribute('data-aspect-ratio'));
  return (
    sharedRatio(settings) ??
    (percent > 0 ? 100 / percent : undefined) ??
    NAMED_RATIOS.get(settings['aspect-ratio'] || name) ??
    DEFAULT_RATIO
  );
}
