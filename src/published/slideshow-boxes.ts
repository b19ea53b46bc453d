import { asRecord } from '../data/fields';
import { parseJson } from '../data/json';
import type { ServerAttributes } from '../dom/attributes';
import { memberOf } from '../dom/member';
import * as page from '../dom/page';
import { parseDimensions } from '../media/images/dimensions';
import { STATE } from '../runtime/block-instance';
import type { EventBus } from '../runtime/events';

const SLIDESHOW = '.sqs-gallery-block-slideshow';
/** A container that names a ratio has that of its style sheet. */
const BOX = `${SLIDESHOW}:not([class*="sqs-gallery-aspect-ratio-"]) > .sqs-gallery`;
const THUMBNAILS = `${SLIDESHOW} ~ .sqs-gallery-thumbnails`;
const PARTS = `${BOX}, ${THUMBNAILS}`;
const SETTLED = `[${STATE}="mounted"], [${STATE}="failed"]`;

/**
 * Gives slideshows of version 7.0 and their thumbnails the height that they will have: that of their block's `boxRatio`,
 * whose chunk comes after the first paint. Until then, their slides stand below each other.
 */
export function reserveSlideshows(attributes: ServerAttributes): void {
  const parts = [...page.all(PARTS)].filter((part) => !part.closest(SETTLED));
  for (const part of parts)
    for (const [property, value] of Object.entries(stylesOf(part))) attributes.style(part, property, value);
}

/** A block that is mounted hides its other slides itself, and one that has failed shows all of them. */
export function releaseSlideshows({ on }: EventBus): void {
  const release = (element: Element, parts: string, property: string) => {
    for (const { style } of memberOf(element, 'querySelectorAll')<HTMLElement>(parts))
      style.removeProperty(property);
  };
  on('mounted', ({ element }) => release(element, PARTS, 'overflow'));
  on('failed', ({ element }) => {
    release(element, PARTS, 'overflow');
    release(element, THUMBNAILS, 'height');
  });
}

function stylesOf(part: Element): Record<string, string> {
  const data = asRecord(parseJson(part.closest('[data-block-json]')?.getAttribute('data-block-json')));
  const percent = Number(data.vSize ?? data.aspectRatio);
  const size = part.matches('.sqs-gallery')
    ? { 'aspect-ratio': `${percent ? 100 / percent : flattestIn(part)}` }
    : {
        height: `${data['thumbnail-strip-height']}px`,
        'margin-top': `${data['thumbnail-strip-margin']}px`,
      };
  return { overflow: 'hidden', ...size };
}

function flattestIn(box: Element): number {
  const ratios = [...box.querySelectorAll('[data-image-dimensions]')].map((picture) => {
    const { width = 0, height = 1 } = parseDimensions(picture.getAttribute('data-image-dimensions')) ?? {};
    return width / height;
  });
  return Math.max(...ratios) || 2;
}
