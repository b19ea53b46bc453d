import { memberOf } from '../../dom/member';

/** Width and height, or a place inside an image as fractions 0 to 1. */
export interface Size {
  readonly width: number;
  readonly height: number;
}
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Settings by their default, whose kind is the setting's; of a list the first is the default (specification, section 3). */
const defaults = {
  src: '',
  fallbackSrc: '',
  fixedRatio: false,
  load: ['true', 'false', 'viewport'],
  forceImageUpdate: false,
  sizeAdjustment: 1,
  sizeFormat: ['queryString', 'filename'],
  stretch: true,
  useBackgroundImage: false,
  allowSaveData: false,
  allowConcurrentLoads: false,
  dprMin: 0,
  dprMax: Number.POSITIVE_INFINITY,
  fitAlignment: ['center', 'top', 'left', 'right', 'bottom'],
} as const;

type Widened<Value> = Value extends readonly (infer Choice)[]
  ? Choice
  : Value extends string
    ? string
    : Value extends number
      ? number
      : boolean;

/** How an image is loaded and placed. A setting's attribute is `data-` and its name in kebab case. */
export type ImageSettings = { readonly [Name in keyof typeof defaults]: Widened<(typeof defaults)[Name]> } & {
  readonly imageDimensions: Size | undefined;
  readonly imageFocalPoint: Point;
  readonly cropMode: CropMode;
};

/** Reads an image's attributes; what is missing or malformed gets its default. */
export function readImageSettings(image: Element): ImageSettings {
  const raw = (name: string) => image.getAttribute(attributeOf(name));
  const plain = Object.entries(defaults).map(([name, fallback]) => [name, read(raw(name), fallback)]);
  return {
    ...Object.fromEntries(plain),
    imageDimensions: parseDimensions(raw('imageDimensions')),
    imageFocalPoint: parseFocalPoint(raw('imageFocalPoint')),
    cropMode: readCropMode(raw('cropMode') ?? writtenMode(image), image),
  };
}

function read(raw: string | null, fallback: boolean | number | string | readonly string[]): unknown {
  const text = (raw ?? '').trim();
  if (typeof fallback === 'object') return fallback.includes(text) ? text : fallback[0];
  if (typeof fallback === 'boolean') return text ? text !== 'false' : fallback;
  if (typeof fallback === 'string') return text;
  const number = text ? Number(text) : Number.NaN;
  return number >= 0 && number < Number.POSITIVE_INFINITY ? number : fallback;
}

/** The attribute that carries a setting. */
export function attributeOf(name: string): string {
  return `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/** All settings by their name, each with its default or the choices of which the first is that. */
export function imageSettingDefaults(): Readonly<Record<string, unknown>> {
  return { ...defaults, imageDimensions: undefined, imageFocalPoint: '0.5,0.5', cropMode: CROPS };
}

/** `1500x1000` to a size; `undefined` unless both are positive. */
export function parseDimensions(raw: string | null): Size | undefined {
  const [width = 0, height = 0, ...rest] = numbersIn(raw, 'x');
  const isRatio = width > 0 && height > 0 && Number.isFinite(width / height);
  return isRatio && !rest.length ? { width, height } : undefined;
}

/** `0.3,0.6` to a point; the centre unless both are fractions of 0 to 1. */
export function parseFocalPoint(raw: string | null): Point {
  const [x = 2, y = 2, ...rest] = numbersIn(raw, ',');
  const isInside = x >= 0 && x <= 1 && y >= 0 && y <= 1;
  return isInside && !rest.length ? { x, y } : { x: 0.5, y: 0.5 };
}

/** What is not written as a plain decimal is not a number. */
function numbersIn(raw: string | null, separator: string): number[] {
  const isDecimal = /^\s*[\d.]+\s*$/;
  return (raw ?? '').split(separator).map((part) => (isDecimal.test(part) ? Number(part) : Number.NaN));
}

/** `none` together with advanced positioning says that the box crops the image, not that nobody does. */
function writtenMode(image: Element): string | null {
  const mode = image.getAttribute('data-mode');
  const isPositioned = image.getAttribute('data-use-advanced-positioning') === 'true';
  return isPositioned && mode === 'none' ? null : mode;
}

const CROPS = ['cover', 'contain', 'none'] as const;

export type CropMode = (typeof CROPS)[number];

/** Published pages say the crop as `data-mode` or by the parent; else stretched images cover and others are contained. */
function readCropMode(raw: string | null, image: Element): CropMode {
  const mode = (raw ?? '').replace('fill', 'cover').replace('fit', 'contain');
  const box = image.parentElement;
  const isFitted =
    (box && memberOf(box, 'matches')('.content-fit')) || image.getAttribute('data-stretch') === 'false';
  return CROPS.find((crop) => crop === mode) ?? (isFitted ? 'contain' : 'cover');
}
