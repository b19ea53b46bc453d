import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { BlockName } from '../../runtime/block-entry';
import { reportOnce } from '../../runtime/report';
import type { Runtime } from '../../runtime/types';

/** Loading state of third-party content. */
export type EmbedState = 'waiting' | 'loading' | 'shown' | 'failed';

interface Embed {
  readonly state: EmbedState;
  /** Whether it is loading or loaded. */
  readonly isWanted: boolean;
  setState(state: EmbedState): void;
  fail(error: unknown): void;
}

/**
 * A third-party embed, whose provider learns about the visitor. With consent, given now or later, it loads without a
 * click if `needsNoClick` says so; loading stops if the visitor withdraws consent.
 */
export function useEmbed(runtime: Runtime, name: BlockName, needsNoClick: () => boolean): Embed {
  const { consent, events } = runtime;
  const isDue = () => consent.allowsTracking() && needsNoClick();
  const [state, setState] = useState<EmbedState>(() => (isDue() ? 'loading' : 'waiting'));
  const comesByClick = useRef(false);
  const isWanted = state === 'loading' || state === 'shown';

  const onAnswer = useEffectEvent(() => {
    const isAllowed = consent.allowsTracking();
    const starts = isDue();
    const answered = (current: EmbedState): EmbedState => {
      if (current === 'waiting' || current === 'failed') return starts ? 'loading' : current;
      return current === 'loading' && !isAllowed && !comesByClick.current ? 'waiting' : current;
    };
    flushSync(() => setState(answered)); // so that the next block sees whether this one has started
  });
  useEffect(() => events.on('consent', onAnswer), [events]);

  function fail(error: unknown): void {
    reportOnce(runtime, error, { kind: 'block', name });
    setState('failed');
  }

  const show = useCallback((next: EmbedState) => {
    comesByClick.current = next === 'loading';
    setState(next);
  }, []);

  return { state, isWanted, setState: show, fail };
}
