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

type ReadText<Value> = (text: string | null, image: Element) => Value;

/** How an image is loaded and placed (specification, section 3). A setting's attribute is `data-` and its name in kebab case. */
const readers = {
  src: text,
  fallbackSrc: text,
  imageDimensions: parseDimensions,
  imageFocalPoint: parseFocalPoint,
  fixedRatio: flag(false),
  load: oneOf('true', 'false', 'viewport'),
  forceImageUpdate: flag(false),
  cropMode: readCropMode,
  sizeAdjustment: number(1),
  sizeFormat: oneOf<SizeFormat>('queryString', 'filename'),
  stretch: flag(true),
  useBackgroundImage: flag(false),
  allowSaveData: flag(false),
  allowConcurrentLoads: flag(false),
  dprMin: number(0),
  dprMax: number(Number.POSITIVE_INFINITY),
  fitAlignment: oneOf('center', 'top', 'left', 'right', 'bottom'),
} satisfies Record<string, ReadText<unknown>>;

export type ImageSettings = { readonly [Name in keyof typeof readers]: ReturnType<(typeof readers)[Name]> };

/** Reads an image's attributes; what is missing or malformed gets its default. */
export function readImageSettings(image: Element): ImageSettings {
  table ??= Object.entries<ReadText<unknown>>(readers).map(([name, read]) => ({
    name,
    read,
    attribute: attributeOf(name),
  }));
  const settings = table.map(({ name, read, attribute }) => [
    name,
    read(image.getAttribute(attribute), image),
  ]);
  return Object.fromEntries(settings);
}

let table: { name: string; read: ReadText<unknown>; attribute: string }[] | undefined;

/** The attribute that carries a setting. */
export function attributeOf(name: string): string {
  return `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

export const IMAGE_SETTINGS: readonly string[] = /* @__PURE__ */ Object.keys(readers);

/** `1500x1000` to a size; `undefined` unless both are positive. */
export function parseDimensions(written: string | null): Size | undefined {
  const [, width = 0, height = 0] = (
    /^\s*(\d+(?:\.\d+)?)\s*x\s*(\d+(?:\.\d+)?)\s*$/i.exec(written ?? '') ?? []
  ).map(Number);
  return width > 0 && height > 0 && Number.isFinite(width / height) ? { width, height } : undefined;
}

/** `0.3,0.6` to a point; the centre unless both are fractions of 0 to 1. */
export function parseFocalPoint(written: string | null): Point {
  const [x, y, ...rest] = (written ?? '').split(',').map((part) => (part.trim() ? Number(part) : Number.NaN));
  return isFraction(x) && isFraction(y) && !rest.length ? { x, y } : { x: 0.5, y: 0.5 };
}

function isFraction(value: number | undefined): value is number {
  return value !== undefined && value >= 0 && value <= 1;
}

export type CropMode = 'cover' | 'contain' | 'none';

const CROPS: ReadonlyMap<string | null, CropMode> = new Map([
  ['cover', 'cover'],
  ['contain', 'contain'],
  ['none', 'none'],
  ['fill', 'cover'],
  ['fit', 'contain'],
]);

/** Published pages say the crop as `data-mode` or by the parent; else stretched images cover and others are contained. */
function readCropMode(written: string | null, image: Element): CropMode {
  const byParent = image.parentElement?.matches('.content-fit') ? 'contain' : undefined;
  const byStretch = image.getAttribute('data-stretch') === 'false' ? 'contain' : 'cover';
  return CROPS.get(written ?? image.getAttribute('data-mode')) ?? byParent ?? byStretch;
}

function text(written: string | null): string {
  return (written ?? '').trim();
}

function flag(fallback: boolean): ReadText<boolean> {
  return (written) => (written ? written !== 'false' : fallback);
}

function number(fallback: number): ReadText<number> {
  return (written) => {
    const read = written?.trim() ? Number(written) : Number.NaN;
    return read >= 0 && read < Number.POSITIVE_INFINITY ? read : fallback;
  };
}

function oneOf<const Value extends string>(fallback: Value, ...others: Value[]): ReadText<Value> {
  return (written) => others.find((known) => known === written) ?? fallback;
}
