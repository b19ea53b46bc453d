import type { Runtime } from '../runtime/types';

/** How much of an audio file has been heard. */
interface Progress {
  /** Last seen playback time in seconds. */
  at: number;
  readonly reported: Set<Quartile>;
}

const known = new WeakMap<HTMLAudioElement, Progress>();

/** Reports each quarter of an audio file that has been heard, once, to the event service. */
export function followSounds(runtime: Runtime): void {
  const follow = ({ target }: Event) => {
    if (target instanceof HTMLAudioElement) void trackProgress(runtime, target);
  };
  const skip = ({ target }: Event) => {
    if (target instanceof HTMLAudioElement) progressOf(target).at = target.currentTime;
  };
  addEventListener('timeupdate', follow, true);
  addEventListener('seeking', skip, true); // skipped parts don't count
}

function progressOf(audio: HTMLAudioElement): Progress {
  const progress = known.get(audio) ?? { at: 0, reported: new Set() };
  known.set(audio, progress);
  return progress;
}

function trackProgress(runtime: Runtime, audio: HTMLAudioElement): void {
  const progress = progressOf(audio);
  const passed = quartilesPassed(progress.at, audio.currentTime, audio.duration);
  progress.at = audio.currentTime;
  for (const quartile of passed) {
    if (!progress.reported.has(quartile)) void notify(runtime, audio, quartile);
    progress.reported.add(quartile);
  }
}

async function notify(runtime: Runtime, audio: HTMLAudioElement, quartile: Quartile): Promise<void> {
  try {
    const { loadedCalls } = await runtime.chunks.load('author');
    const [url = ''] = audio.currentSrc.split(/[?#]/);
    await loadedCalls.track({ runtime }, 'audio-progress', { title: audio.title, url, quartile });
  } catch (error) {
    runtime.report(error, { kind: 'ui', name: 'media' });
  }
}

/** Percentages that are reported once heard. */
export const QUARTILES = [25, 50, 75, 100] as const;

type Quartile = (typeof QUARTILES)[number];

/** The quartiles passed by playing from one time to another; all in seconds. None if the duration is unknown. */
export function quartilesPassed(from: number, to: number, duration: number): Quartile[] {
  if (!(duration > 0 && Number.isFinite(duration))) return [];
  return QUARTILES.filter((quartile) => {
    const at = (quartile / 100) * duration;
    return from < at && to >= at;
  });
}
