/** Width and height in px. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A point; within an image, as fractions from 0 to 1 of its width and height. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Parses `1500x1000`; `undefined` unless both numbers are positive. */
export function parseDimensions(raw: string | null): Size | undefined {
  const [width = 0, height = 0, ...rest] = numbersIn(raw, 'x');
  const isRatio = width > 0 && height > 0 && Number.isFinite(width / height);
  return isRatio && !rest.length ? { width, height } : undefined;
}

/** The size that the server names on an image. */
export function dimensionsOf(image: Element | null | undefined): Size | undefined {
  return parseDimensions(image?.getAttribute('data-image-dimensions') ?? null);
}

/** Parses `0.3,0.6`; the centre unless both numbers are from 0 to 1. */
export function parseFocalPoint(raw: string | null): Point {
  const [x = 2, y = 2, ...rest] = numbersIn(raw, ',');
  const isInside = x >= 0 && x <= 1 && y >= 0 && y <= 1;
  return isInside && !rest.length ? { x, y } : { x: 0.5, y: 0.5 };
}

/** Only plain decimals are accepted. */
function numbersIn(raw: string | null, separator: string): number[] {
  const isDecimal = /^\s*[\d.]+\s*$/;
  return (raw ?? '').split(separator).map((part) => (isDecimal.test(part) ? Number(part) : Number.NaN));
}
