import { asRecord, list, ownProperty, readNumber, readText } from '../data/fields';
import type { Size } from './images/dimensions';

/** A video on the site's own host, in several sizes. */
export interface HostedVideo {
  /** An address containing `{variant}`. */
  readonly template: string;
  /** Width by height. */
  readonly aspectRatio: number;
  readonly variants: readonly Size[];
}

/** Reads the data of a hosted video on a published page; `undefined` if there is none. */
export function readHostedVideo(data: unknown): HostedVideo | undefined {
  const fields = asRecord(data);
  const content = asRecord(ownProperty(fields, 'structuredContent'));
  const read = (name: string) => ownProperty(content, name) ?? ownProperty(fields, name);
  const template = readText('')(read('alexandriaUrl'));
  if (!template.includes('{variant}')) return undefined;
  const variants = list(readVariant)(readText('')(ownProperty(fields, 'systemDataVariants')).split(','));
  const ratios = [
    readNumber(read('aspectRatio')) ?? 0,
    ...variants.map(({ width, height }) => width / height),
  ];
  return { template, aspectRatio: ratios.find(isPlausible) ?? 16 / 9, variants };
}

/** With any other ratio, a video would be a mere line, or many screens tall. */
function isPlausible(aspectRatio: number): boolean {
  return aspectRatio >= 0.1 && aspectRatio <= 10;
}

/** `1920:1080`, width and height in px. */
function readVariant(raw: unknown): Size | undefined {
  const [, width, height] = /^\s*(\d{1,5}):(\d{1,5})\s*$/.exec(String(raw)) ?? [];
  return width && height ? { width: Number(width), height: Number(height) } : undefined;
}

/** The smallest file at least as wide as wanted (device px), else the widest; `undefined` if there are no files. */
export function fileFor({ template, variants }: HostedVideo, wanted: number): string | undefined {
  const byWidth = variants.toSorted((a, b) => a.width - b.width);
  const variant = byWidth.find(({ width }) => width >= wanted) ?? byWidth.at(-1);
  return variant && addressOf(template, `${variant.width}:${variant.height}`);
}

/** The HLS stream, which some browsers play natively. */
export function streamOf({ template }: HostedVideo): string {
  return addressOf(template, 'playlist.m3u8');
}

/** The host's poster image for a video. */
export function stillOf({ template }: HostedVideo): string {
  return addressOf(template, 'thumbnail');
}

function addressOf(template: string, variant: string): string {
  return template.replace('{variant}', variant);
}
