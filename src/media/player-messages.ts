import { asRecord, type Fields, ownProperty } from '../data/fields';
import { parseJson, toJson } from '../data/json';

/** A provider's message protocol. */
interface Protocol {
  readonly origin: string;
  /** Messages that subscribe to playback events. */
  readonly subscriptions: readonly object[];
  readonly pause: object;
  /** Whether a message says that playback started or stopped; `undefined` for other messages. */
  isPlaying(message: Fields): boolean | undefined;
}

const PROTOCOLS: readonly Protocol[] = [
  {
    origin: 'https://www.youtube-nocookie.com',
    subscriptions: [{ event: 'listening', channel: 'widget' }],
    pause: { event: 'command', func: 'pauseVideo', args: [] },
    isPlaying: (message) =>
      PLAYER_STATES.get(ownProperty(asRecord(ownProperty(message, 'info')), 'playerState')),
  },
  {
    origin: 'https://player.vimeo.com',
    subscriptions: ['play', 'pause', 'ended'].map((value) => ({ method: 'addEventListener', value })),
    pause: { method: 'pause' },
    isPlaying: (message) => PLAYER_STATES.get(ownProperty(message, 'event')),
  },
];

/** YouTube's state numbers (ended, playing, paused) and Vimeo's event names. */
const PLAYER_STATES: ReadonlyMap<unknown, boolean> = new Map<unknown, boolean>([
  [1, true],
  [0, false],
  [2, false],
  ['play', true],
  ['pause', false],
  ['ended', false],
]);

/** Calls back when a provider's player starts or stops, if it reports that; returns a function that pauses it. */
export function followPlayer(
  frame: HTMLIFrameElement,
  notify: (isPlaying: boolean) => void,
  signal: AbortSignal,
): () => void {
  const protocol = PROTOCOLS.find(({ origin }) => frame.src.startsWith(`${origin}/`));
  if (!protocol) return () => {};
  const post = (message: object) => frame.contentWindow?.postMessage(toJson(message), protocol.origin);
  const subscribe = () => protocol.subscriptions.forEach(post);
  const listener = (event: MessageEvent) => {
    if (!frame.isConnected) return removeEventListener('message', listener);
    if (event.origin !== protocol.origin || event.source !== frame.contentWindow) return;
    const { data } = event; // the browser deserialises it on access
    const isPlaying = protocol.isPlaying(asRecord(typeof data === 'string' ? parseJson(data) : data));
    if (isPlaying !== undefined) notify(isPlaying);
  };
  addEventListener('message', listener, { signal });
  frame.addEventListener('load', subscribe, { signal });
  if (!frame.contentDocument) subscribe(); // cross-origin, so the provider's page is already loaded
  return () => post(protocol.pause);
}
