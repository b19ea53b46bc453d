import { colord, getFormat } from 'colord';
import { extractColorsFromImageData } from 'extract-colors';
import { asRecord, ownProperty } from '../../data/fields';
import { guarded } from '../../data/guarded';
import { type ColorValue, isColorValue, USER_FORMATS } from './color';
import { hslOf } from './conversion';

/** The default seed: #FFAABB (specification, section 9). */
export const FALLBACK_SEED: ColorValue = { userFormat: 'hex', hue: 348, saturation: 100, lightness: 83.33 };

/** Reads a CSS colour, a palette colour, or its value; `undefined` if invalid. */
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

/** RGBA pixel data, each channel from 0 to 255. */
interface Pixels {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/** Images are scaled down to at most this many px in each direction. */
const LOOKED_AT = 200;

/** An image's dominant colour as CSS; `undefined` if its pixels can't be read. */
export function seedInImage(image: unknown): string | undefined {
  const pixels = isPixels(image) ? image : drawnPixels(image);
  const colors = pixels ? extractColorsFromImageData(pixels) : [];
  const [first] = colors.sort((a, b) => weightOf(b) - weightOf(a));
  return first?.hex;
}

/** A small vivid area weighs as much as a large pale one; among greys the larger area wins. */
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
  return guarded(() => draw(image as HTMLImageElement)); // not an image, not loaded, or pixels of another origin
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
