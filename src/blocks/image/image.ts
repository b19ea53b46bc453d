import { createDisposables, type Dispose } from '../../data/dispose';
import { IMAGE } from '../../dom/image-selector';
import { watchSize } from '../../dom/timing/resize';
import { alignmentOf, keepFluid } from '../../media/images/fluid-layout';
import { hasNo } from '../../media/images/measure';
import { takeOutOfFlow } from '../../media/images/out-of-flow';
import { keepRatio } from './fluid-image';
import { openFromImage } from './lightbox';
import { applyMask } from './masks';
import type { ImageBlock } from './settings';

export function startImage(block: ImageBlock): Dispose {
  const image = imageIn(block.element);
  const { add, dispose } = createDisposables();
  add(markNarrow(block));
  if (image) {
    add(layOut(block, image));
    add(keepRatio(image, block.attributes));
    applyMask(block.settings.shapeMask, image, block.attributes);
    openFromImage(block, image);
  }
  return dispose;
}

/** The block's image, which the image loader loads. */
export function imageIn(element: Element): HTMLImageElement | null {
  return element.querySelector<HTMLImageElement>(IMAGE);
}

/** Narrower blocks (px) count as narrow (specification, section 9, images). */
const NARROW = 415;

function markNarrow({ element, attributes }: ImageBlock): Dispose {
  const mark = () => attributes.toggleClass(element, 'image-block--narrow', element.offsetWidth < NARROW);
  mark();
  return watchSize(element, mark);
}

const LAID_OUT = '[data-loader="sqs"], .fluid-image-container img';

/** Images laid out by the server or by published style sheets are left as they are. */
function layOut({ element, settings, attributes }: ImageBlock, image: HTMLImageElement): Dispose {
  const dimensions = settings.imageDimensions ?? undefined;
  const container = image.parentElement;
  const stretch = settings.stretch ?? (dimensions !== undefined || hasNo('width', image));
  if (!container || !(stretch || dimensions) || image.matches(LAID_OUT)) return () => {};
  if (container.matches('.has-aspect-ratio'))
    takeOutOfFlow(image, container, isStatic(container), attributes);
  const layout = { dimensions, alignment: alignmentOf(settings.position ?? positionOf(element)), stretch };
  return keepFluid(image, container, layout, attributes);
}

const isStatic = (element: Element) => getComputedStyle(element).position === 'static';

/** Published wrappers have the position as a class. */
function positionOf(element: Element): string | undefined {
  const wrapper = element.querySelector('[class*="image-position-"]') ?? element;
  return /(?:^|\s)image-position-(left|center|right)(?:\s|$)/.exec(wrapper.className)?.[1];
}
