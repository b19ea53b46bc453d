import { sharedRatio } from '../../../gallery/aspect-ratio';
import type { Gallery } from '../gallery';
import type { Moving } from './moving';

/** Width by height: 50 percent of the width (specification, section 9, gallery). */
const DEFAULT_RATIO = 2;

/** Gives the slides' box its height; one that follows the pictures changes with them. */
export function keepHeight(moving: Moving): void {
  const { element, parts, settings, index, follow } = moving;
  if (element.style.height) return; // the section has its own
  setRatio(moving, boxRatio(moving));
  if (!settings.autoHeight && settings.imageAspectRatio !== 'Auto') return;
  const adapt = () => {
    const dimensions = parts.slides[index.current]?.dimensions;
    if (dimensions) setRatio(moving, dimensions.width / dimensions.height);
  };
  adapt();
  follow(adapt);
}

export function setRatio({ attributes, parts }: Gallery, ratio: number): void {
  attributes.style(parts.list, 'aspect-ratio', String(ratio));
}

/** Width by height as block data, an attribute or a published class have it. */
export function boxRatio({ element, settings }: Gallery): number {
  const container = element.querySelector('[class*="sqs-gallery-aspect-ratio-"]');
  const named = /sqs-gallery-aspect-ratio-([\w-]+)/.exec(container?.className ?? '')?.[1] ?? '';
  const percent = Number(element.getAttribute('data-aspect-ratio'));
  return (
    sharedRatio(settings) ??
    sharedRatio({ ...settings, 'aspect-ratio': named }) ??
    (percent > 0 ? 100 / percent : DEFAULT_RATIO)
  );
}
