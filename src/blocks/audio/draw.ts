import * as page from '../../dom/page';
import { t } from '../../i18n/t';
import type { AudioBlock } from './audio';
import { drawSpeed } from './speed';

/** The browser's own player; nothing is loaded before somebody plays it. */
export function createAudio({ settings }: AudioBlock, address: string): HTMLAudioElement {
  const audio = page.create('audio');
  audio.controls = true;
  audio.preload = 'none';
  audio.title = settings.title;
  audio.append(sourceOf(address, settings.mimeType));
  return audio;
}

function sourceOf(address: string, type: string): HTMLSourceElement {
  const source = page.create('source');
  if (type) source.type = type;
  source.src = address;
  return source;
}

/** What stands around a sound of ours, or below the author's own: its words, and what can be done with it. */
export function drawPlayer(block: AudioBlock, audio: HTMLAudioElement, address?: string): HTMLElement {
  const { settings } = block;
  const isOurs = !audio.isConnected;
  const tools = element('div', 'mortar-audio-tools');
  tools.append(drawSpeed(block, audio));
  if (settings.showDownload && address) tools.append(drawDownload(block, address));
  const player = element('div', 'mortar-audio');
  player.append(...(isOurs ? [...message(block), audio] : []), tools);
  return player;
}

function message({ settings: { title, author, duration } }: AudioBlock): HTMLElement[] {
  const about = [author, duration > 0 ? clock(duration / 1000) : ''].filter(Boolean).join(' · ');
  const lines = [element('p', 'mortar-audio-title', title), element('p', 'mortar-audio-about', about)];
  return lines.filter(({ textContent }) => textContent);
}

/** Seconds as `1:05`. */
function clock(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

function drawDownload({ runtime }: AudioBlock, address: string): HTMLElement {
  const link = page.create('a');
  link.className = 'mortar-audio-download';
  link.href = address;
  link.download = '';
  link.rel = 'noopener';
  link.textContent = t(runtime, 'Download');
  return link;
}

function element(tag: 'div' | 'p', className: string, text = ''): HTMLElement {
  const created = page.create(tag);
  created.className = className;
  created.textContent = text;
  return created;
}
