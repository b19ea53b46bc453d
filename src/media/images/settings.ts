import { memberOf } from '../../dom/member';

/** Width and height, or a point in an image as fractions from 0 to 1. */
export interface Size {
  readonly width: number;
  readonly height: number;
}
export interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * Settings with their defaults, which determine the type; for lists the first value is the default (specification,
 * section 3).
 */
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

/** How an image is loaded and positioned. A setting's attribute is `data-` plus its name in kebab case. */
export type ImageSettings = { readonly [Name in keyof typeof defaults]: Widened<(typeof defaults)[Name]> } & {
  readonly imageDimensions: Size | undefined;
  readonly imageFocalPoint: Point;
  readonly cropMode: CropMode;
};

/** Reads an image's attributes; missing or malformed ones get their default. */
export function readImageSettings(image: Element): ImageSettings {
  const raw = (name: string) => image.getAttribute(attributeOf(name));
  const plain = Object.entries(defaults).map(([name, fallback]) => [name, read(raw(name), fallback)]);
  return {
    ...Object.fromEntries(plain),
    imageDimensions: parseDimensions(raw('imageDimensions')),
    imageFocalPoint: parseFocalPoint(raw('imageFocalPoint')),
    cropMode: readCropMode(raw('cropMode') ?? modeInMarkup(image), image),
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

/** The attribute of a setting. */
export function attributeOf(name: string): string {
  return `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/** All settings by name, with their default or the list of choices, the default first. */
export function imageSettingDefaults(): Readonly<Record<string, unknown>> {
  return { ...defaults, imageDimensions: undefined, imageFocalPoint: '0.5,0.5', cropMode: CROPS };
}

/** Parses `1500x1000`; `undefined` unless both numbers are positive. */
export function parseDimensions(raw: string | null): Size | undefined {
  const [width = 0, height = 0, ...rest] = numbersIn(raw, 'x');
  const isRatio = width > 0 && height > 0 && Number.isFinite(width / height);
  return isRatio && !rest.length ? { width, height } : undefined;
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

/** With advanced positioning, `none` means that the box crops the image. */
function modeInMarkup(image: Element): string | null {
  const mode = image.getAttribute('data-mode');
  const isPositioned = image.getAttribute('data-use-advanced-positioning') === 'true';
  return isPositioned && mode === 'none' ? null : mode;
}

const CROPS = ['cover', 'contain', 'none'] as const;

export type CropMode = (typeof CROPS)[number];

/**
 * Published pages set the crop mode with `data-mode` or through the parent; otherwise stretched images cover and others
 * are contained.
 */
function readCropMode(raw: string | null, image: Element): CropMode {
  const mode = (raw ?? '').replace('fill', 'cover').replace('fit', 'contain');
  const box = image.parentElement;
  const isFitted =
    (box && memberOf(box, 'matches')('.content-fit')) || image.getAttribute('data-stretch') === 'false';
  return CROPS.find((crop) => crop === mode) ?? (isFitted ? 'contain' : 'cover');
}
