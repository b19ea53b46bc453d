import { asRecord } from '../../data/fields';
import { parseJson } from '../../data/json';
import type { ServerAttributes } from '../../dom/attributes';
import * as page from '../../dom/page';
import { parseDimensions } from '../../media/images/dimensions';
import { STATE } from '../../runtime/block-instance';
import type { EventBus } from '../../runtime/events';

const SLIDESHOW = '.sqs-gallery-block-slideshow';
/** A container that names a ratio has that of its style sheet. */
const PARTS = `${SLIDESHOW}:not([class*="sqs-gallery-aspect-ratio-"]) > .sqs-gallery, ${SLIDESHOW} ~ .sqs-gallery-thumbnails`;
const SETTLED = `[${STATE}="mounted"], [${STATE}="failed"]`;

type Size = 'overflow' | 'height';

/**
 * Returns what gives slideshows of version 7.0 and their thumbnails the height that they will have: that of their block's
 * `boxRatio`, whose chunk comes after the first paint. Until then, their slides stand below each other. A block that is
 * mounted hides its other slides itself, and one that has failed shows all of them.
 */
export function createSlideshowBoxes({ on }: EventBus, attributes: ServerAttributes): () => void {
  const ownSizes = new Map<HTMLElement, Record<Size, string>>();
  const release = (block: Element, ...names: Size[]) => {
    for (const [part, own] of ownSizes) {
      if (!block.contains(part)) continue;
      for (const name of names) part.style[name] = own[name];
      ownSizes.delete(part);
    }
  };
  on('mounted', ({ element }) => release(element, 'overflow'));
  on('failed', ({ element }) => release(element, 'overflow', 'height'));
  on('destroyed', () => ownSizes.clear());
  return () => {
    for (const part of page.all(PARTS)) {
      if (ownSizes.has(part) || part.closest(SETTLED)) continue;
      const { overflow, height } = part.style;
      ownSizes.set(part, { overflow, height });
      for (const [name, value] of Object.entries(stylesOf(part))) attributes.style(part, name, value);
    }
  };
}

function stylesOf(part: Element): Record<string, string> {
  const data = asRecord(parseJson(part.closest('[data-block-json]')?.getAttribute('data-block-json')));
  const size = part.matches('.sqs-gallery')
    ? { 'aspect-ratio': `${ratioOf(part, data)}` }
    : {
        height: `${data['thumbnail-strip-height']}px`,
        'margin-top': `${data['thumbnail-strip-margin']}px`,
      };
  return { overflow: 'hidden', ...size };
}

function ratioOf(box: Element, { imageAspectRatio, vSize, aspectRatio }: Record<string, unknown>): number {
  const ratios = [...box.querySelectorAll('[data-image-dimensions]')].map((picture) => {
    const { width = 0, height = 1 } = parseDimensions(picture.getAttribute('data-image-dimensions')) ?? {};
    return width / height;
  });
  const [first = 0] = ratios;
  const percent = Number(vSize ?? aspectRatio);
  const wanted = imageAspectRatio === 'Auto' ? first : Number(imageAspectRatio) || (percent && 100 / percent);
  return wanted || Math.max(...ratios) || 2;
}
