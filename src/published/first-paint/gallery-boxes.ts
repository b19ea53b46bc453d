import { sectionColumns } from '../../blocks/gallery/geometry/narrow-windows';
import { asRecord, type Fields } from '../../data/fields';
import { sumOf } from '../../data/indexes';
import { parseJson } from '../../data/json';
import type { ServerAttributes } from '../../dom/attributes';
import * as page from '../../dom/page';
import { dimensionsOf } from '../../media/images/dimensions';
import { STATE } from '../../runtime/block-instance';
import { PATIENCE } from '../../runtime/chunks';
import type { EventBus } from '../../runtime/events';

const SLIDESHOW = '.sqs-gallery-block-slideshow';
/** A section's list of pictures in columns or rows, until its chunk has laid it out. */
const LIST =
  '[data-controller]:not([data-controllers-bound]) > :is(.gallery-masonry-wrapper, .gallery-strips-wrapper):not([class*=sqs-])';
/** A container that names a ratio has that of its style sheet. */
const PARTS = `${LIST}, ${SLIDESHOW}:not([class*="sqs-gallery-aspect-ratio-"]) > .sqs-gallery, ${SLIDESHOW} ~ .sqs-gallery-thumbnails`;
const SETTLED = `[${STATE}="mounted"], [${STATE}="failed"]`;

type Size = 'overflow' | 'height';

/**
 * Returns a function that gives galleries the height that they will have, before their chunk has come. Until then, their
 * slides stand below each other: those of slideshows of version 7.0, whose height is that of their block's `boxRatio`, and
 * those of sections in columns or rows. A block that is mounted hides its other slides itself; one that has failed, or
 * takes too long, shows all of them.
 */
export function createGalleryBoxes({ on }: EventBus, attributes: ServerAttributes): () => void {
  const ownSizes = new Map<HTMLElement, Partial<Record<Size, string>>>();
  let patience: ReturnType<typeof setTimeout> | undefined;
  const release = (isMeant: (part: Element) => boolean, ...names: Size[]) => {
    for (const [part, own] of ownSizes) {
      if (!isMeant(part)) continue;
      for (const name of names) part.style[name] = own[name] ?? part.style[name];
      ownSizes.set(part, {}); // not to be reserved again
    }
  };
  on('mounted', ({ element }) => release((part) => element.contains(part), 'overflow'));
  on('failed', ({ element }) => release((part) => element.contains(part), 'overflow', 'height'));
  on('scanned', () => release((part) => !part.closest(`[${STATE}]`), 'overflow', 'height')); // left to other scripts
  on('destroyed', () => {
    clearTimeout(patience);
    patience = undefined;
    ownSizes.clear();
  });
  const waitInVain = () => {
    patience = undefined;
    release(() => true, 'overflow');
  };
  return () => {
    const parts = [...page.all(PARTS)].filter((part) => !ownSizes.has(part) && !isSettled(part));
    for (const [part, styles] of parts.map((part) => [part, stylesOf(part)] as const)) {
      const { overflow, height } = part.style;
      ownSizes.set(part, { overflow, height });
      for (const [name, value] of Object.entries(styles)) attributes.style(part, name, value);
      patience ??= setTimeout(waitInVain, PATIENCE);
    }
  };
}

/** Whether its block, or the page's own style sheet, gives it its place. */
function isSettled(part: Element): boolean {
  return Boolean(
    part.closest(SETTLED) || (part.matches(LIST) && Number.parseFloat(getComputedStyle(part).minHeight)),
  );
}

function stylesOf(part: Element): Record<string, string> {
  if (part.matches(LIST)) return sectionStyles(part, asRecord(parseJson(part.parentElement?.dataset.props)));
  const data = asRecord(parseJson(part.closest<HTMLElement>('[data-block-json]')?.dataset.blockJson));
  const size = part.matches('.sqs-gallery-thumbnails')
    ? {
        height: `${data['thumbnail-strip-height']}px`,
        'margin-top': `${data['thumbnail-strip-margin']}px`,
      }
    : { 'aspect-ratio': `${slideshowRatio(ratiosIn(part), data)}` };
  return { overflow: 'hidden', ...size };
}

/** As if all columns, or all rows, were equally long. */
function sectionStyles(list: Element, { numColumns, rowHeight }: Fields): Record<string, string> {
  const ratios = ratiosIn(list);
  const sum = sumOf(ratios);
  const styles = (ratio: number) => ({ overflow: 'hidden', 'aspect-ratio': `${ratio}` });
  if (numColumns)
    return styles(
      sectionColumns(Number(numColumns), innerWidth) ** 2 / sumOf(ratios.map((ratio) => 1 / ratio)),
    );
  return rowHeight ? styles(sum / Math.ceil((Number(rowHeight) * sum) / list.clientWidth) ** 2) : {};
}

/** Width / height of each picture. */
function ratiosIn(box: Element): number[] {
  return [...box.querySelectorAll('[data-image-dimensions]')].map((picture) => {
    const { width = 0, height = 1 } = dimensionsOf(picture) ?? {};
    return width / height;
  });
}

function slideshowRatio(ratios: number[], { imageAspectRatio, vSize, aspectRatio }: Fields): number {
  const [first = 0] = ratios;
  const percent = Number(vSize ?? aspectRatio);
  const wanted = imageAspectRatio === 'Auto' ? first : Number(imageAspectRatio) || (percent && 100 / percent);
  return wanted || Math.max(...ratios) || 2;
}
