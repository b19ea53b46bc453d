import { kebabCase } from '../../data/text';
import { type Point, parseDimensions, parseFocalPoint, type Size } from './dimensions';

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

type Plain = { readonly [Name in keyof typeof defaults]: Widened<(typeof defaults)[Name]> };

/** How an image is loaded and positioned. A setting's attribute is `data-` plus its name in kebab case. */
export type ImageSettings = Plain & {
  readonly imageDimensions: Size | undefined;
  readonly imageFocalPoint: Point;
  readonly cropMode: CropMode;
};

/** Pages have thousands of images, so the attributes' names are formed once. */
const readers = Object.entries(defaults).map(([name, fallback]) => {
  const attribute = attributeOf(name);
  return (image: Element) => [name, read(image.getAttribute(attribute), fallback)] as const;
});

/** Reads an image's attributes; missing or malformed ones get their default. */
export function readImageSettings(image: Element): ImageSettings {
  const raw = (name: string) => image.getAttribute(`data-${name}`);
  return {
    ...(Object.fromEntries(readers.map((readFrom) => readFrom(image))) as Plain),
    imageDimensions: parseDimensions(raw('image-dimensions')),
    imageFocalPoint: parseFocalPoint(raw('image-focal-point')),
    cropMode: readCropMode(raw('crop-mode') ?? modeInMarkup(image), image),
  };
}

function read(raw: string | null, fallback: boolean | number | string | readonly string[]): unknown {
  const text = (raw ?? '').trim();
  if (typeof fallback === 'object') return fallback.includes(text) ? text : fallback[0];
  if (typeof fallback === 'boolean') return text ? text !== 'false' : fallback;
  if (typeof fallback === 'string') return text;
  const number = Number(text);
  return text && number >= 0 && number < Number.POSITIVE_INFINITY ? number : fallback;
}

/** The attribute of a setting. */
export function attributeOf(name: string): string {
  return `data-${kebabCase(name)}`;
}

/** All settings by name, with their default or the list of choices, the default first. */
export function imageSettingDefaults(): Readonly<Record<string, unknown>> {
  return { ...defaults, imageDimensions: undefined, imageFocalPoint: '0.5,0.5', cropMode: CROPS };
}

/** With advanced positioning, `none` means that the box crops the image. */
function modeInMarkup(image: Element): string | null {
  const mode = image.getAttribute('data-mode');
  const isPositioned = image.getAttribute('data-use-advanced-positioning') === 'true';
  return isPositioned && mode === 'none' ? null : mode;
}

const CROPS = ['cover', 'contain', 'none'] as const;

type CropMode = (typeof CROPS)[number];

/**
 * Published pages set the crop mode with `data-mode` or through the parent; otherwise stretched images cover and others
 * are contained.
 */
function readCropMode(raw: string | null, image: Element): CropMode {
  const mode = (raw ?? '').replace('fill', 'cover').replace('fit', 'contain');
  const isFitted = image.matches('.content-fit > *, [data-stretch=false]');
  return CROPS.find((crop) => crop === mode) ?? (isFitted ? 'contain' : 'cover');
}
