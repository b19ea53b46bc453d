import type { ServerAttributes } from '../../dom/attributes';

/** A mask's outline and its height relative to a width of 100: square, portrait or landscape. */
interface Mask {
  readonly height: 100 | 150 | 67;
  readonly outline: string;
}

const ELLIPSE = 'ellipse(50% 50% at 50% 50%)';
const ARCH = 'inset(0 round 50% 50% 0 0 / 33% 33% 0 0)';

const MASKS: ReadonlyMap<string, Mask> = new Map<string, Mask>([
  ['circle', { height: 100, outline: ELLIPSE }],
  ['diamond', { height: 100, outline: 'polygon(50% 0, 100% 50%, 50% 100%, 0 50%)' }],
  ['hexagon', { height: 100, outline: 'polygon(25% 7%, 75% 7%, 100% 50%, 75% 93%, 25% 93%, 0 50%)' }],
  ['oval-portrait', { height: 150, outline: ELLIPSE }],
  ['arch', { height: 150, outline: ARCH }],
  ['oval-landscape', { height: 67, outline: ELLIPSE }],
  ['pill', { height: 67, outline: 'inset(0 round 999px)' }],
]);

/** The mask with a name; an unknown one is a square without outline. */
export function maskOf(name: string): Mask {
  return MASKS.get(name.trim().toLowerCase()) ?? { height: 100, outline: 'none' };
}

/** Clips the image's box to the mask's aspect ratio and outline. */
export function applyMask(name: string, image: HTMLImageElement, attributes: ServerAttributes): void {
  const box = image.parentElement;
  if (!name || !box) return;
  const { height, outline } = maskOf(name);
  attributes.style(box, 'aspect-ratio', `100 / ${height}`);
  attributes.style(box, 'clip-path', outline);
  attributes.style(box, 'overflow', 'hidden');
  attributes.style(image, 'display', 'block'); // the gap below an inline image would stretch the box
  attributes.style(image, 'object-fit', 'cover');
}
