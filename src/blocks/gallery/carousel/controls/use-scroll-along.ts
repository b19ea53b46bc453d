import { useEffect, useEffectEvent, useRef } from 'react';
import { useLiveValue } from '../../../../components/use-live-value';
import type { Carousel } from '../carousel';

/** Scrolls the strip, but not the page, to the current slide. */
export function useScrollAlong(
  { runtime, state }: Carousel,
  stripNow: () => HTMLElement | null,
  kind: string,
): void {
  const shown = useLiveValue(state).index;
  const before = useRef(shown);
  const centre = useEffectEvent(() => {
    const strip = stripNow();
    const thumbnail = strip?.querySelectorAll<HTMLElement>(kind)[shown];
    if (!strip || !thumbnail) return;
    const left = thumbnail.offsetLeft - (strip.clientWidth - thumbnail.offsetWidth) / 2;
    strip.scrollTo({ left, behavior: runtime.media.prefersReducedMotion() ? 'instant' : 'smooth' });
  });
  useEffect(() => {
    if (before.current !== shown) centre();
    before.current = shown;
  }, [shown]);
}
