import { useEffectEvent, useLayoutEffect } from 'react';
import { guarded } from '../../data/guarded';
import type { Runtime } from '../../runtime/types';

/** Duration of opening and closing in milliseconds (specification, section 9, layout and interaction). */
const DURATION = 250;

/** A panel that opens or closes. */
export interface Movement {
  readonly panel: HTMLElement;
  readonly isOpening: boolean;
}

/**
 * Animates the heights of panels that move together, anew for each new list of them; ends at once with reduced motion.
 */
export function useHeightAnimation(
  { runtime }: { readonly runtime: Runtime },
  movements: readonly Movement[],
  onEnd: () => void,
): void {
  const end = useEffectEvent(onEnd);
  useLayoutEffect(() => {
    if (!movements.length) return;
    if (runtime.media.prefersReducedMotion()) return end();
    const animations = guarded(() => movements.map(animateHeight)) ?? [];
    const timer = setTimeout(end, DURATION); // also fires in a hidden tab, where animations don't run
    return () => {
      clearTimeout(timer);
      for (const animation of animations) animation.cancel();
    };
  }, [runtime, movements]);
}

/**
 * Fast at first, so that a click has an effect in the next frame. Keeps the last frame until the state after it has been
 * rendered.
 */
function animateHeight({ panel, isOpening }: Movement): Animation {
  const frames = ['0px', naturalHeight(panel)].map((height) => ({ height, overflow: 'clip' }));
  const timing = { duration: DURATION, easing: 'ease-out', fill: 'forwards' } as const;
  const animation = panel.animate(isOpening ? frames : frames.reverse(), timing);
  animation.startTime = document.timeline.currentTime; // now, however long the first frame takes
  return animation;
}

const NATURAL_HEIGHT = 'calc-size(auto, size)';

/** Measuring, as older browsers need, lays out the page before the first frame. */
function naturalHeight(panel: HTMLElement): string {
  return CSS.supports('height', NATURAL_HEIGHT) ? NATURAL_HEIGHT : `${panel.scrollHeight}px`;
}
