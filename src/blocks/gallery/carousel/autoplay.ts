import { autoplayTarget, autoplayTimeout } from '../geometry/autoplay';
import { type Reason, watchInterruptions } from './interruptions';
import type { Carousel } from './moving';

/** Slides that show by themselves, as long as nobody minds. */
export interface Autoplay {
  /** Whether the visitor lets it play; it may be held nevertheless. */
  readonly isOn: boolean;
  toggle(): void;
  stop(): void;
}

/** Slides show by themselves from now on. */
export function createAutoplay(carousel: Carousel): Autoplay {
  const { index, settings, attributes, elements, runtime, follow } = carousel;
  const timeout = autoplayTimeout(settings['autoplay-duration']);
  const reasons = new Set<Reason>();
  let isOn = true;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function advance(): void {
    const { currentGroup, totalGroups } = index.groups;
    const group = autoplayTarget(currentGroup, totalGroups, settings.randomize);
    if (!runtime.media.prefersReducedMotion()) index.goTo(group * index.groupSize);
    schedule();
  }

  function schedule(): void {
    const isPlaying = isOn && !reasons.size;
    clearTimeout(timer);
    if (isPlaying) timer = setTimeout(advance, timeout);
    attributes.set(elements.list, 'aria-live', isPlaying ? 'off' : 'polite');
  }

  watchInterruptions(carousel, (reason, isGiven) => {
    if (isGiven) reasons.add(reason);
    else reasons.delete(reason);
    schedule();
  });
  follow(schedule);
  schedule();
  return {
    get isOn() {
      return isOn;
    },
    toggle() {
      isOn = !isOn;
      // Whoever asks for it has the pointer or the focus on the button.
      for (const reason of ['pointer', 'focus', 'touch'] as const) reasons.delete(reason);
      schedule();
    },
    stop() {
      isOn = false;
      clearTimeout(timer);
    },
  };
}
