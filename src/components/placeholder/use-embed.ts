import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { reportOnce } from '../../runtime/report';
import type { BlockName, Runtime } from '../../runtime/types';

/** How far something of another site's is that the page shows. */
export type EmbedState = 'waiting' | 'loading' | 'shown' | 'failed';

export interface Embed {
  readonly state: EmbedState;
  /** Whether it is on its way or there. */
  readonly isWanted: boolean;
  setState(state: EmbedState): void;
  fail(error: unknown): void;
}

/**
 * Something that another site provides, which learns of the visitor by that. It comes without a click where the visitor
 * allows it, now or later, and `needsNoClick` says so; what is still on its way by that stops when the visitor withdraws
 * it.
 */
export function useEmbed(runtime: Runtime, name: BlockName, needsNoClick: () => boolean): Embed {
  const { consent, events } = runtime;
  const isDue = () => consent.allowsTracking() && needsNoClick();
  const [state, setState] = useState<EmbedState>(() => (isDue() ? 'loading' : 'waiting'));
  const comesByClick = useRef(false);
  const isWanted = state === 'loading' || state === 'shown';

  const onAnswer = useEffectEvent(() => {
    if (!isWanted && isDue()) flushSync(() => setState('loading')); // the next block sees what this one has taken
    const isWithdrawn = !comesByClick.current && !consent.allowsTracking();
    if (state === 'loading' && isWithdrawn) setState('waiting');
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
