import { colord, getFormat } from 'colord';
import { extractColorsFromImageData } from 'extract-colors';
import { asRecord, ownProperty } from '../../data/fields';
import { type ColorValue, isColorValue, USER_FORMATS } from './color';
import { hslOf } from './conversion';

/** What a palette grows from where nothing else is given: #FFAABB (specification, section 9). */
export const FALLBACK_SEED: ColorValue = { userFormat: 'hex', hue: 348, saturation: 100, lightness: 83.33 };

/** A colour as CSS writes it, a palette colour, or its value; `undefined` for what is none. */
export function readColor(input: unknown): ColorValue | undefined {
  if (typeof input === 'string') return colorInText(input);
  const value = ownProperty(asRecord(input), 'value') ?? input;
  if (!isColorValue(value)) return undefined;
  const { userFormat, hue, saturation, lightness, alpha } = value;
  return { userFormat, hue, saturation, lightness, ...(alpha !== undefined && { alpha }) };
}

function colorInText(text: string): ColorValue | undefined {
  const color = colord(text);
  const alpha = color.alpha();
  if (!color.isValid()) return undefined;
  const userFormat = USER_FORMATS.find((format) => format === getFormat(text)) ?? 'hex';
  return { userFormat, ...hslOf(color), ...(alpha < 1 && { alpha }) };
}

/** Pixels by their channels, red, green, blue and alpha of 0 to 255 each. */
export interface Pixels {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/** Pictures are looked at in this many px at most, each way. */
const LOOKED_AT = 200;

/** The colour that a picture is remembered by, as CSS writes it; `undefined` where it doesn't show its pixels. */
export function seedInImage(image: unknown): string | undefined {
  const pixels = isPixels(image) ? image : drawnPixels(image);
  const colors = pixels ? extractColorsFromImageData(pixels) : [];
  const [first] = colors.sort((a, b) => weightOf(b) - weightOf(a));
  return first?.hex;
}

/** A little of a vivid colour weighs as much as a lot of a pale one; among greys the larger area wins. */
function weightOf({ area, saturation, lightness }: { area: number; saturation: number; lightness: number }) {
  const chroma = saturation * (1 - Math.abs(2 * lightness - 1));
  return Math.sqrt(area) * (chroma + 0.01);
}

function isPixels(image: unknown): image is Pixels {
  const fields = asRecord(image);
  const [data, width, height] = ['data', 'width', 'height'].map((name) => fields[name]);
  return data instanceof Uint8ClampedArray && data.length === 4 * Number(width) * Number(height);
}

function drawnPixels(image: unknown): Pixels | undefined {
  try {
    return draw(image as HTMLImageElement);
  } catch {
    return undefined; // no picture, one that isn't loaded, or another site's, whose pixels the browser keeps
  }
}

function draw(image: HTMLImageElement | HTMLCanvasElement | ImageBitmap): Pixels | undefined {
  const { width, height } =
    'naturalWidth' in image ? { width: image.naturalWidth, height: image.naturalHeight } : image;
  const scale = Math.min(1, LOOKED_AT / Math.max(width, height));
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: Math.max(1, width * scale), height: Math.max(1, height * scale) });
  const surface = canvas.getContext('2d', { willReadFrequently: true });
  surface?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return surface?.getImageData(0, 0, canvas.width, canvas.height);
}
