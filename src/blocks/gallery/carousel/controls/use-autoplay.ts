import { useEffect, useEffectEvent, useState } from 'react';
import { useLiveValue } from '../../../../components/use-live-value';
import { useAttributes } from '../../../../runtime/block/use-attributes';
import { useSignalEffect } from '../../../../runtime/block/use-signal-effect';
import { autoplayTarget } from '../../geometry/autoplay';
import type { Carousel } from '../carousel';
import { type Reason, watchInterruptions } from './interruptions';

interface Autoplay {
  /** Whether the visitor has it switched on; it may still be interrupted. */
  readonly isOn: boolean;
  toggle(): void;
}

/** A visitor who uses the button has the pointer or the focus on it. */
const BY_TOGGLE: readonly Reason[] = ['pointer', 'focus', 'touch'];

/** Advances the slides automatically. */
export function useAutoplay(carousel: Carousel): Autoplay {
  const { index, settings, runtime, elements } = carousel;
  const [isOn, setOn] = useState(true);
  const [reasons, setReasons] = useState<readonly Reason[]>([]);
  const isPlaying = isOn && !reasons.length;
  useAttributes(carousel, (attributes) =>
    attributes.set(elements.list, 'aria-live', isPlaying ? 'off' : 'polite'),
  );
  useSignalEffect((signal) =>
    watchInterruptions({ ...carousel, signal }, (reason, isGiven) =>
      setReasons((before) => withReason(before, reason, isGiven)),
    ),
  );
  useAutoplayTimer(carousel, isPlaying, () => {
    const { currentGroup, totalGroups } = index.groups;
    const group = autoplayTarget(currentGroup, totalGroups, settings.randomize);
    if (!runtime.media.prefersReducedMotion()) index.goTo(group * index.groupSize);
  });
  return {
    isOn,
    toggle() {
      setOn(!isOn);
      setReasons((before) => before.filter((reason) => !BY_TOGGLE.includes(reason)));
    },
  };
}

function withReason(before: readonly Reason[], reason: Reason, isGiven: boolean): readonly Reason[] {
  if (before.includes(reason) === isGiven) return before;
  return isGiven ? [...before, reason] : before.filter((other) => other !== reason);
}

/** Advances repeatedly while playing, each time after the set delay since the last slide change. */
function useAutoplayTimer({ settings, state }: Carousel, isPlaying: boolean, advance: () => void): void {
  const shown = useLiveValue(state).index;
  const [round, setRound] = useState(0);
  const act = useEffectEvent(() => {
    advance();
    setRound(round + 1);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: restarts with each slide and each round
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setTimeout(act, settings['autoplay-duration'] * 1000);
    return () => clearTimeout(timer);
  }, [isPlaying, settings, shown, round]);
}
