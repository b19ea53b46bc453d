import { asRecord, type Fields, ownProperty } from '../data/fields';
import { parseJson, toJson } from '../data/json';

/** How a provider's player says what it does, and is told what to do. */
interface Language {
  readonly origin: string;
  /** Asks it to say when it plays. */
  readonly questions: readonly object[];
  readonly pause: object;
  /** Whether a message says that it plays or doesn't; `undefined` where it is about something else. */
  isPlaying(message: Fields): boolean | undefined;
}

const LANGUAGES: readonly Language[] = [
  {
    origin: 'https://www.youtube-nocookie.com',
    questions: [{ event: 'listening', channel: 'widget' }],
    pause: { event: 'command', func: 'pauseVideo', args: [] },
    isPlaying: (message) =>
      PLAYER_STATES.get(ownProperty(asRecord(ownProperty(message, 'info')), 'playerState')),
  },
  {
    origin: 'https://player.vimeo.com',
    questions: ['play', 'pause', 'ended'].map((value) => ({ method: 'addEventListener', value })),
    pause: { method: 'pause' },
    isPlaying: (message) => PLAYER_STATES.get(ownProperty(message, 'event')),
  },
];

/** YouTube's numbers (ended, playing, paused) and Vimeo's events. */
const PLAYER_STATES: ReadonlyMap<unknown, boolean> = new Map<unknown, boolean>([
  [1, true],
  [0, false],
  [2, false],
  ['play', true],
  ['pause', false],
  ['ended', false],
]);

/** Tells when a provider's player plays and stops, where it says so; returns what pauses it. */
export function followPlayer(
  frame: HTMLIFrameElement,
  notify: (isPlaying: boolean) => void,
  signal: AbortSignal,
): () => void {
  const language = LANGUAGES.find(({ origin }) => frame.src.startsWith(`${origin}/`));
  if (!language) return () => {};
  const post = (message: object) => frame.contentWindow?.postMessage(toJson(message), language.origin);
  const ask = () => language.questions.forEach(post);
  const listener = (event: MessageEvent) => {
    if (!frame.isConnected) return removeEventListener('message', listener);
    if (event.origin !== language.origin || event.source !== frame.contentWindow) return;
    const { data } = event; // the browser only reads it now
    const isPlaying = language.isPlaying(asRecord(typeof data === 'string' ? parseJson(data) : data));
    if (isPlaying !== undefined) notify(isPlaying);
  };
  addEventListener('message', listener, { signal });
  frame.addEventListener('load', ask, { signal });
  if (!frame.contentDocument) ask(); // it is the provider's already
  return () => post(language.pause);
}
