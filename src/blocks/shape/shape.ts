import type { Dispose } from '../../data/dispose';
import type { Size } from '../../media/images/dimensions';
import { alignmentOf, fill, keepFluid } from '../../media/images/fluid-layout';
import { dropShadowFilter } from './drop-shadow';
import { requiredSelector, type ShapeBlock } from './settings';

/** If two blocks surround a shape, the inner one handles it. */
const INNER = '.sqs-shape-block-container';

/** Hides a published shape that fills its container until a script has fitted it. */
const NOT_FITTED = 'hidden-stretch-block';

const SQUARE: Size = { width: 1, height: 1 };

/** Fits the shape into its container and adds its shadow. */
export function startShape(block: ShapeBlock): Dispose | undefined {
  const { element, settings, attributes } = block;
  const shape = element.querySelector<HTMLElement | SVGElement>(requiredSelector);
  const container = shape?.parentElement;
  if (!shape || !container || element.querySelector(INNER)) return undefined;
  const { stretch, dropShadow, position } = settings;
  const drawing = shape.querySelector('svg') ?? shape;
  if (drawing !== shape) fill(drawing, attributes);
  attributes.toggleClass(element, NOT_FITTED, false);
  if (dropShadow) attributes.style(shape, 'filter', dropShadowFilter(dropShadow));
  if (stretch) attributes.set(drawing, 'preserveAspectRatio', 'none');
  const layout = { dimensions: dimensionsOf(block, drawing), alignment: alignmentOf(position), stretch };
  return keepFluid(shape, container, layout, attributes);
}

/** The drawing's aspect ratio; a rectangle is treated as a square (specification, section 4). */
function dimensionsOf({ settings }: ShapeBlock, drawing: Element): Size {
  const isRectangle = settings.shapeName.toLowerCase() === 'rectangle';
  return (isRectangle ? undefined : sizeOfViewBox(drawing.getAttribute('viewBox'))) ?? SQUARE;
}

/** Width and height from an SVG `viewBox`; `undefined` unless both are positive. */
export function sizeOfViewBox(raw: string | null): Size | undefined {
  const numbers = (raw ?? '').trim().split(/[\s,]+/);
  const [, , width = 0, height = 0] = numbers.map(Number);
  const hasRatio = width > 0 && height > 0 && Number.isFinite(width / height);
  return hasRatio ? { width, height } : undefined;
}
