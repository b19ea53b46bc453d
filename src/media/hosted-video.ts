import { asRecord, list, number, ownProperty, text } from '../data/fields';
import type { Size } from './images/settings';

/** A video on the site's own host, in several sizes. */
export interface HostedVideo {
  /** An address with `{variant}` in it. */
  readonly template: string;
  /** Width by height. */
  readonly aspectRatio: number;
  readonly variants: readonly Size[];
}

/** Reads what published pages say of a hosted video; `undefined` where it names none. */
export function readHostedVideo(data: unknown): HostedVideo | undefined {
  const fields = asRecord(data);
  const content = asRecord(ownProperty(fields, 'structuredContent'));
  const read = (name: string) => ownProperty(content, name) ?? ownProperty(fields, name);
  const template = text('')(read('alexandriaUrl'));
  if (!template.includes('{variant}')) return undefined;
  const aspectRatio = number(read('aspectRatio')) ?? 0;
  return {
    template,
    aspectRatio: aspectRatio > 0 ? aspectRatio : 16 / 9,
    variants: list(readVariant)(text('')(ownProperty(fields, 'systemDataVariants')).split(',')),
  };
}

/** `1920:1080`, width and height in px. */
function readVariant(raw: unknown): Size | undefined {
  const [, width, height] = /^\s*(\d{1,5}):(\d{1,5})\s*$/.exec(String(raw)) ?? [];
  return width && height ? { width: Number(width), height: Number(height) } : undefined;
}

/** The smallest file that is as wide as wanted (device px), else the widest; `undefined` where the host lists none. */
export function fileFor({ template, variants }: HostedVideo, wanted: number): string | undefined {
  const byWidth = variants.toSorted((a, b) => a.width - b.width);
  const variant = byWidth.find(({ width }) => width >= wanted) ?? byWidth.at(-1);
  return variant && addressOf(template, `${variant.width}:${variant.height}`);
}

/** The stream, in the form that some browsers play by themselves. */
export function streamOf({ template }: HostedVideo): string {
  return addressOf(template, 'playlist.m3u8');
}

/** The host's own still picture of a video. */
export function stillOf({ template }: HostedVideo): string {
  return addressOf(template, 'thumbnail');
}

function addressOf(template: string, variant: string): string {
  return template.replace('{variant}', variant);
}
