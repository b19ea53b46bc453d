import { muteInlineCode } from '../../data/mute-inline-code';
import { parseApart } from '../../dom/trusted-types';
import { type Embed, embedFor } from '../../media/embed';
import { mediaAddress } from '../../media/media-address';
import type { VideoBlockProps } from './settings';
import type { Track, VideoFile } from './video-file';

/** A video embedded by HTML: a provider's player, or a native file. */
export interface EmbeddedVideo {
  readonly title: string;
  /** Title of the player. */
  readonly name: string;
  readonly embed?: Embed;
  readonly file?: VideoFile;
}

/**
 * The video in a block's HTML; `undefined` if it contains none that may be shown. Only addresses are taken from the
 * HTML, which itself never reaches the page.
 */
export function embeddedVideoIn(block: VideoBlockProps): EmbeddedVideo | undefined {
  const player = playerIn(block);
  if (!player) return undefined;
  const title = titleOf(block, player);
  return player.matches(FILE) ? videoInFile(player, title) : videoInFrame(player, title, block);
}

/**
 * Replaces the video element in the parsed HTML: a real one would wait for its file forever and never be
 * garbage-collected.
 */
const FILE = 'mortar-video';

/** The first player in the HTML, which some pages encode once too often: then it is text, with line breaks at most. */
function playerIn({ settings, runtime }: VideoBlockProps): Element | null {
  const parse = (html: string) => {
    const text = muteInlineCode(html).replace(/(<\/?)video\b/gi, `$1${FILE}`);
    return parseApart(text, runtime.tag).body;
  };
  const body = parse(settings.html);
  const html = body.querySelector(':not(br)') ? body : parse(body.textContent);
  return html.querySelector(`iframe, ${FILE}`);
}

function videoInFrame(raw: Element, title: string, { settings }: VideoBlockProps): EmbeddedVideo | undefined {
  const embed = embedFor(raw.getAttribute('src') ?? '');
  if (!embed) return undefined;
  return { title, name: title || settings.providerName || embed.provider, embed };
}

function videoInFile(raw: Element, title: string): EmbeddedVideo | undefined {
  const addresses = [raw, ...raw.querySelectorAll('source')].map((each) => safeAddress(each, 'src'));
  const sources = addresses.filter((source) => source !== undefined);
  const file: VideoFile = {
    sources,
    tracks: [...raw.querySelectorAll('track')].flatMap(trackIn),
    isShared: raw.hasAttribute('crossorigin'),
    poster: safeAddress(raw, 'poster'),
    muted: raw.hasAttribute('muted'),
    loop: raw.hasAttribute('loop'),
    hasControls: true,
  };
  return sources.length ? { title, name: title, file } : undefined;
}

/** Visible tracks only; tracks for scripts have no use here. */
function trackIn(raw: HTMLTrackElement): Track[] {
  const { kind, srclang: srcLang, label, default: isDefault } = raw;
  const src = safeAddress(raw, 'src');
  return src && kind !== 'metadata' ? [{ kind, src, srcLang, label, default: isDefault }] : [];
}

function titleOf({ settings, element }: VideoBlockProps, raw: Element): string {
  const picture = element.querySelector('.sqs-video-overlay img[alt]');
  return settings.title || (raw.getAttribute('title') ?? '') || (picture?.getAttribute('alt') ?? '');
}

function safeAddress(raw: Element, attribute: string): string | undefined {
  return mediaAddress(raw.getAttribute(attribute), document.baseURI);
}
