import { embedFor } from '../../media/embed';
import { mediaAddress } from '../../media/media-address';
import { muteInlineCode } from '../../ui/mute-inline-code';
import { createFrame, createVideo, type VideoFile } from './players';
import type { VideoBlock } from './video';

/** Something that can be played, with the player made anew each time. */
export interface Film {
  readonly title: string;
  /** A player that plays at once is made in the visitor's own click; phones allow no other. */
  createPlayer(playsAtOnce: boolean): HTMLIFrameElement | HTMLVideoElement;
}

/**
 * The film that a block's HTML names; `undefined` where it names none that may be shown. Nothing of the HTML itself
 * reaches the page: only addresses are taken from it.
 */
export function filmIn(block: VideoBlock): Film | undefined {
  const player = playerIn(block);
  if (!player) return undefined;
  const title = titleOf(block, player);
  return player instanceof HTMLVideoElement ? fileFilm(player, title) : frameFilm(player, title, block);
}

function frameFilm(written: HTMLIFrameElement, title: string, { settings }: VideoBlock): Film | undefined {
  const embed = embedFor(written.getAttribute('src') ?? '');
  if (!embed) return undefined;
  const name = title || settings.providerName || embed.provider;
  return { title, createPlayer: (playsAtOnce) => createFrame(embed, name, playsAtOnce) };
}

function fileFilm(written: HTMLVideoElement, title: string): Film | undefined {
  const file = videoFile(written);
  return file && { title, createPlayer: () => createVideo(file) };
}

/** The first player in the HTML. A parsed document without a window loads and runs nothing. */
function playerIn({ settings, runtime }: VideoBlock): HTMLIFrameElement | HTMLVideoElement | null {
  const html = runtime.trusted().createHTML(muteInlineCode(settings.html));
  return new DOMParser().parseFromString(html, 'text/html').querySelector('iframe, video');
}

function titleOf({ settings, element }: VideoBlock, written: HTMLElement): string {
  const picture = element.querySelector('.sqs-video-overlay img[alt]');
  return settings.title || written.title || picture?.getAttribute('alt') || '';
}

function videoFile(video: HTMLVideoElement): VideoFile | undefined {
  const written = [video, ...video.querySelectorAll('source')].map((source) => source.getAttribute('src'));
  const sources = written.map(safeAddress).filter((source) => source !== undefined);
  const { muted, loop } = { muted: video.hasAttribute('muted'), loop: video.loop };
  const file = { sources, muted, loop, hasControls: true, poster: safeAddress(video.getAttribute('poster')) };
  return sources.length ? file : undefined;
}

function safeAddress(written: string | null): string | undefined {
  return mediaAddress(written, document.baseURI);
}
