import type { SizeFormat } from './widths';

/** Width and height, or a place inside an image as fractions 0 to 1. */
export interface Size {
  readonly width: number;
  readonly height: number;
}
export interface Point {
  readonly x: number;
  readonly y: number;
}

export type LoadMode = 'true' | 'false' | 'viewport';
export type CropMode = 'cover' | 'contain' | 'none';
export type FitAlignment = 'top' | 'left' | 'center' | 'right' | 'bottom';

/** How an image is loaded and placed (specification, section 3, image loading settings). */
export interface ImageSettings {
  readonly source: string;
  readonly fallbackSource: string;
  readonly dimensions: Size | undefined;
  readonly fixedRatio: boolean;
  readonly focalPoint: Point;
  readonly load: LoadMode;
  readonly forceImageUpdate: boolean;
  readonly cropMode: CropMode;
  readonly sizeAdjustment: number;
  readonly sizeFormat: SizeFormat;
  readonly stretch: boolean;
  readonly useBackgroundImage: boolean;
  readonly useAdvancedPositioning: boolean;
  readonly allowSaveData: boolean;
  readonly allowConcurrentLoads: boolean;
  readonly dprMin: number;
  readonly dprMax: number;
  readonly fitAlignment: FitAlignment;
}

/** Reads an image's attributes; what is missing or malformed gets its default. */
export function readImageSettings(image: Element): ImageSettings {
  const text = (name: string) => image.getAttribute(`data-${name}`);
  const flag = (name: string, fallback = false) => readFlag(text(name), fallback);
  const stretch = flag('stretch', true);
  return {
    source: (text('src') ?? '').trim(),
    fallbackSource: (text('fallback-src') ?? '').trim(),
    dimensions: parseDimensions(text('image-dimensions')),
    fixedRatio: flag('fixed-ratio'),
    focalPoint: parseFocalPoint(text('image-focal-point') ?? text('focal-point')),
    load: oneOf(['true', 'false', 'viewport'], text('load')) ?? 'true',
    forceImageUpdate: flag('force-image-update'),
    cropMode: readCropMode(image, stretch),
    sizeAdjustment: readNumber(text('size-adjustment'), 1),
    sizeFormat: oneOf(['queryString', 'filename'], text('size-format')) ?? 'queryString',
    stretch,
    useBackgroundImage: flag('use-background-image'),
    useAdvancedPositioning: flag('use-advanced-positioning'),
    allowSaveData: flag('allow-save-data'),
    allowConcurrentLoads: flag('allow-concurrent-loads'),
    dprMin: readNumber(text('dpr-min'), 0),
    dprMax: readNumber(text('dpr-max'), Number.POSITIVE_INFINITY),
    fitAlignment: oneOf(['top', 'left', 'center', 'right', 'bottom'], text('fit-alignment')) ?? 'center',
  };
}

/** `1500x1000` to a size; `undefined` unless both are positive. */
export function parseDimensions(text: string | null | undefined): Size | undefined {
  const [, width = 0, height = 0] = (/^\s*(\d+(?:\.\d+)?)\s*x\s*(\d+(?:\.\d+)?)\s*$/i.exec(text ?? '') ?? []).map(Number);
  return width > 0 && height > 0 && Number.isFinite(width / height) ? { width, height } : undefined;
}

/** `0.3,0.6` to a point; the centre when a fraction is missing or outside 0 to 1. */
export function parseFocalPoint(text: string | null | undefined): Point {
  const [x, y, ...rest] = (text ?? '').split(',').map((part) => (part.trim() ? Number(part) : Number.NaN));
  const isFraction = (value: number | undefined) => value !== undefined && value >= 0 && value <= 1;
  return isFraction(x) && isFraction(y) && !rest.length ? { x: x as number, y: y as number } : { x: 0.5, y: 0.5 };
}

/** Published parents say how their image is cropped; else stretched images cover and others are contained. */
function readCropMode(image: Element, stretch: boolean): CropMode {
  const written = image.getAttribute('data-crop-mode') ?? image.getAttribute('data-mode');
  const byParent = image.closest('.content-fit, .content-fill')?.matches('.content-fit') ? 'contain' : undefined;
  return (
    oneOf(['cover', 'contain', 'none'], written) ??
    ({ fill: 'cover', fit: 'contain' } as const)[written as 'fill'] ??
    byParent ??
    (stretch ? 'cover' : 'contain')
  );
}

function readFlag(text: string | null, fallback: boolean): boolean {
  return text === null ? fallback : text !== 'false' && (text !== '' || fallback);
}

function readNumber(text: string | null, fallback: number): number {
  const number = text?.trim() ? Number(text) : Number.NaN;
  return Number.isFinite(number) && number >= 0 ? number : fallback;
}

function oneOf<const Value extends string>(values: readonly Value[], text: string | null): Value | undefined {
  return values.find((value) => value === text);
}
