import type { Size } from '../../media/images/settings';

/** Width and height of an SVG's `viewBox`; `undefined` unless both are positive. */
export function sizeOfViewBox(raw: string | null): Size | undefined {
  const [, , width, height] = (raw ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return width !== undefined &&
    height !== undefined &&
    width > 0 &&
    height > 0 &&
    Number.isFinite(width / height)
    ? { width, height }
    : undefined;
}
