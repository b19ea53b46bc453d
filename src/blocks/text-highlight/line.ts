import type { Box } from './geometry/lines';
import { MARKER_HEIGHT, shapePath } from './geometry/shapes';
import type { TextHighlight } from './settings';

type Settings = TextHighlight['settings'];

const SVG = 'http://www.w3.org/2000/svg';

/** One line's highlight, with the class names used on published pages. */
export function createLine(settings: Settings, index: number): SVGElement {
  const line = document.createElementNS(SVG, 'svg');
  const path = document.createElementNS(SVG, 'path');
  line.setAttribute('class', 'TextShape-node');
  line.setAttribute('data-shape', settings.shape);
  line.setAttribute('data-index', String(index));
  line.setAttribute('data-is-front', String(settings.isFront));
  line.style.color = settings.color;
  path.setAttribute('pathLength', '1');
  path.style.strokeWidth = settings.thickness;
  path.style.strokeLinecap = settings.linecap;
  line.append(path);
  return line;
}

/** `fontSize` in px is the size of an em in the thickness. */
export function placeLine(
  line: SVGElement | undefined,
  settings: Settings,
  box: Box,
  fontSize: number,
): void {
  const path = line?.querySelector('path');
  if (!line || !path) return;
  const outline = shapePath(settings.shape, box.width, box.height);
  for (const side of ['left', 'top', 'width', 'height'] as const) line.style[side] = `${box[side]}px`;
  line.style.fontSize = `${fontSize}px`;
  line.setAttribute('data-font-size', String(fontSize));
  path.setAttribute('d', outline);
  path.style.setProperty('d', `path("${outline}")`); // a page style that unsets all properties also disables the attribute
  if (settings.shape === 'marker') makeBroad(path, settings, box);
}

function makeBroad(path: SVGPathElement, settings: Settings, { height }: Box): void {
  path.style.strokeWidth = `${height * MARKER_HEIGHT}px`;
  if (settings.linecap === 'square') path.style.strokeLinecap = 'butt'; // it would extend far beyond the text
  if (coversText(settings)) path.style.strokeOpacity = '0.35';
}

/** Text under a broad stroke, or on one of its own colour, would be unreadable. */
function coversText({ color, isFront, blend }: Settings): boolean {
  return blend === 'none' && (isFront || color === 'currentcolor');
}
