import * as page from '../../../dom/page';
import type { Embed } from '../../../media/embed';
import { fileFor, type HostedVideo, stillOf, streamOf } from '../../../media/hosted-video';

/** A muted background video without controls. */
export interface BackgroundVideo {
  readonly element: HTMLVideoElement | HTMLIFrameElement;
  /** Whether its host may track the visitor. */
  readonly isTracking: boolean;
  /** Whether it shows its own poster until it plays. */
  readonly hasPoster: boolean;
  play(): void;
  pause(): void;
}

export function createHostedBackground(hosted: HostedVideo, root: HTMLElement): BackgroundVideo {
  const video = page.create('video');
  Object.assign(video, { muted: true, loop: true, playsInline: true, preload: 'none' });
  video.className = 'mortar-background-video';
  video.setAttribute('aria-hidden', 'true');
  const file = fileFor(hosted, root.clientWidth * devicePixelRatio);
  for (const address of file ? [file, streamOf(hosted)] : [streamOf(hosted)]) {
    const source = page.create('source');
    source.src = address;
    video.append(source);
  }
  const speed = Number(root.getAttribute('data-config-playback-speed'));
  if (speed > 0 && speed <= 4) video.playbackRate = speed;
  const uncover = () => video.classList.add('mortar-shown');
  if (root.querySelector('img')) video.addEventListener('playing', uncover, { once: true });
  else {
    video.poster = stillOf(hosted);
    uncover();
  }
  return {
    element: video,
    isTracking: false,
    hasPoster: true,
    play: () => void video.play().catch(() => {}), // blocked, or removed meanwhile: the picture stays
    pause: () => video.pause(),
  };
}

/** Background parameters of the providers' players; each ignores those of the others. */
const BACKGROUND = {
  autoplay: '1',
  mute: '1',
  muted: '1',
  loop: '1',
  controls: '0',
  playsinline: '1',
  background: '1',
};

export function createFrameBackground({ address, provider }: Embed): BackgroundVideo {
  const url = new URL(address);
  for (const [name, value] of Object.entries(BACKGROUND)) url.searchParams.set(name, value);
  if (provider === 'YouTube') url.searchParams.set('playlist', url.pathname.split('/').at(-1) ?? ''); // YouTube only loops playlists
  const frame = page.create('iframe');
  Object.assign(frame, { src: url.href, title: provider, tabIndex: -1, allow: 'autoplay' });
  frame.className = 'mortar-background-video background-video';
  frame.setAttribute('aria-hidden', 'true');
  let wanted: 'play' | 'pause' = 'play';
  const send = (method: typeof wanted) => {
    wanted = method;
    const message =
      provider === 'YouTube' ? { event: 'command', func: `${method}Video`, args: '' } : { method };
    frame.contentWindow?.postMessage(JSON.stringify(message), url.origin);
  };
  const uncover = () => {
    frame.classList.add('ready', 'loaded', 'mortar-shown');
    send(wanted); // nobody listened before
  };
  frame.addEventListener('load', uncover, { once: true });
  return {
    element: frame,
    isTracking: true,
    hasPoster: false,
    play: () => send('play'),
    pause: () => send('pause'),
  };
}
