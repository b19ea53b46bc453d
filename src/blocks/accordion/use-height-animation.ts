import { useEffectEvent, useLayoutEffect } from 'react';
import { guarded } from '../../data/guarded';
import type { Runtime } from '../../runtime/types';

/** Duration of opening and closing in milliseconds (specification, section 9, layout and interaction). */
const DURATION = 250;

interface Movement {
  readonly isOpen: boolean;
  readonly isMoving: boolean;
  onEnd(): void;
}

/** Animates a panel's height while it moves; ends at once with reduced motion. */
export function useHeightAnimation(
  { runtime }: { readonly runtime: Runtime },
  panel: HTMLElement,
  { isOpen, isMoving, onEnd }: Movement,
): void {
  const end = useEffectEvent(onEnd);
  useLayoutEffect(() => {
    if (!isMoving) return;
    if (runtime.media.prefersReducedMotion()) return end();
    const animation = guarded(() => animateHeight(panel, isOpen));
    const timer = setTimeout(end, DURATION); // also fires in a hidden tab, where animations don't run
    return () => {
      clearTimeout(timer);
      animation?.cancel();
    };
  }, [runtime, panel, isOpen, isMoving]);
}

/**
 * Fast at first, so that a click has an effect in the next frame. Keeps the last frame until the state after it has been
 * rendered.
 */
function animateHeight(panel: HTMLElement, isOpen: boolean): Animation {
  const frames = ['0px', naturalHeight(panel)].map((height) => ({ height, overflow: 'clip' }));
  const timing = { duration: DURATION, easing: 'ease-out', fill: 'forwards' } as const;
  const animation = panel.animate(isOpen ? frames : frames.reverse(), timing);
  animation.startTime = document.timeline.currentTime; // now, however long the first frame takes
  return animation;
}

const NATURAL_HEIGHT = 'calc-size(auto, size)';

/** Measuring, as older browsers need, lays out the page before the first frame. */
function naturalHeight(panel: HTMLElement): string {
  return CSS.supports('height', NATURAL_HEIGHT) ? NATURAL_HEIGHT : `${panel.scrollHeight}px`;
}
