import * as page from '../../dom/page';
import { type Embed, playingAtOnce } from '../../media/embed';

/** Words that go with a film. */
export interface Track extends Pick<HTMLTrackElement, 'kind' | 'src' | 'srclang' | 'label' | 'default'> {}

/** A film that the browser plays itself. */
export interface VideoFile {
  /** Addresses; the first that the browser can play is taken. */
  readonly sources: readonly string[];
  readonly tracks: readonly Track[];
  /** Whether its host is asked without cookies and has to agree, which the words of another host need. */
  readonly isShared: boolean;
  readonly poster: string | undefined;
  readonly muted: boolean;
  readonly loop: boolean;
  readonly hasControls: boolean;
}

/** What a provider's player may do: play, but neither leave for elsewhere with the page nor ask anything of it. */
const SANDBOX =
  'allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox';

const PERMISSIONS = 'picture-in-picture; encrypted-media';

/** A provider's player. Only one that the visitor asked for may start by itself. */
export function createFrame({ address }: Embed, name: string, playsAtOnce: boolean): HTMLIFrameElement {
  const frame = page.create('iframe');
  frame.className = 'mortar-video-player';
  frame.title = name;
  frame.allow = playsAtOnce ? `autoplay; ${PERMISSIONS}` : PERMISSIONS;
  frame.allowFullscreen = true;
  frame.setAttribute('sandbox', SANDBOX);
  frame.referrerPolicy = 'strict-origin-when-cross-origin'; // providers refuse pages that don't say who they are
  if (!playsAtOnce) frame.loading = 'lazy';
  frame.src = playsAtOnce ? playingAtOnce(address) : address;
  return frame;
}

export function createVideo(file: VideoFile): HTMLVideoElement {
  const video = page.create('video');
  video.className = 'mortar-video-player';
  video.playsInline = true;
  video.preload = 'metadata';
  video.controls = file.hasControls;
  video.muted = file.muted;
  video.loop = file.loop;
  if (file.isShared) video.crossOrigin = 'anonymous';
  if (file.poster) video.poster = file.poster;
  video.append(...file.sources.map(createSource), ...file.tracks.map(createTrack));
  return video;
}

function createTrack(track: Track): HTMLTrackElement {
  return Object.assign(page.create('track'), track);
}

function createSource(address: string): HTMLSourceElement {
  const source = page.create('source');
  if (/\.m3u8$/.test(address)) source.type = 'application/vnd.apple.mpegurl';
  source.src = address;
  return source;
}
