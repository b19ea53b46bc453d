import { useEffect, useEffectEvent, useRef } from 'react';
import { useLiveValue } from '../../../../components/hooks';
import type { Carousel } from '../carousel';

/** The widest gap in px between small pictures (specification, section 9, gallery). */
const WIDEST_GAP = 5;

/** CSS lengths of a strip of small pictures. */
export function lengthsOf(settings: Carousel['settings']) {
  return {
    height: `${settings['thumbnail-strip-height']}px`,
    marginTop: `${settings['thumbnail-strip-margin']}px`,
    gap: `${Math.min(settings.padding ?? WIDEST_GAP, WIDEST_GAP)}px`,
  };
}

/** Scrolls a strip along when another slide is shown; the page does not scroll. */
export function useScrollAlong(
  { runtime, state }: Carousel,
  stripNow: () => HTMLElement | null,
  kind: 'img' | 'button',
): void {
  const shown = useLiveValue(state).index;
  const before = useRef(shown);
  const centre = useEffectEvent(() => {
    const strip = stripNow();
    const thumbnail = strip?.querySelectorAll(kind)[shown];
    if (!strip || !thumbnail) return;
    const left = thumbnail.offsetLeft - (strip.clientWidth - thumbnail.offsetWidth) / 2;
    strip.scrollTo({ left, behavior: runtime.media.prefersReducedMotion() ? 'instant' : 'smooth' });
  });
  useEffect(() => {
    if (before.current !== shown) centre();
    before.current = shown;
  }, [shown]);
}
