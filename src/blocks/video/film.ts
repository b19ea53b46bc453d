import { muteInlineCode } from '../../data/mute-inline-code';
import { parseApart } from '../../dom/trusted-types';
import { type Embed, embedFor } from '../../media/embed';
import { mediaAddress } from '../../media/media-address';
import type { VideoBlockProps } from './settings';
import type { Track, VideoFile } from './video-file';

/** Something that can be played: a provider's player, or a file that the browser plays itself. */
export interface Film {
  readonly title: string;
  /** What its player is called. */
  readonly name: string;
  readonly embed?: Embed;
  readonly file?: VideoFile;
}

/**
 * The film that a block's HTML names; `undefined` where it names none that may be shown. Nothing of the HTML itself
 * reaches the page: only addresses are taken from it.
 */
export function filmIn(block: VideoBlockProps): Film | undefined {
  const player = playerIn(block);
  if (!player) return undefined;
  const title = titleOf(block, player);
  return player.matches(FILE) ? fileFilm(player, title) : frameFilm(player, title, block);
}

/** What a film is called in the parsed HTML: a real one would wait for its file for ever, and never be let go. */
const FILE = 'mortar-video';

/** The first player in the HTML. */
function playerIn({ settings, runtime }: VideoBlockProps): Element | null {
  const text = muteInlineCode(settings.html).replace(/(<\/?)video\b/gi, `$1${FILE}`);
  return parseApart(text, runtime.tag).querySelector(`iframe, ${FILE}`);
}

function frameFilm(raw: Element, title: string, { settings }: VideoBlockProps): Film | undefined {
  const embed = embedFor(raw.getAttribute('src') ?? '');
  if (!embed) return undefined;
  return { title, name: title || settings.providerName || embed.provider, embed };
}

function fileFilm(raw: Element, title: string): Film | undefined {
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

/** Words that are shown; those that only scripts read have nobody here. */
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
