import { useEffectEvent, useLayoutEffect } from 'react';
import { guarded } from '../../data/guarded';
import type { Runtime } from '../../runtime/types';

/** Milliseconds that opening and closing take (specification, section 9, layout and interaction). */
const DURATION = 250;

interface Movement {
  readonly isOpen: boolean;
  readonly isMoving: boolean;
  onEnd(): void;
}

/** Animates a panel's height while it moves; that ends at once where the visitor asked for less motion. */
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
    const timer = setTimeout(end, DURATION); // also ends in a hidden tab, where nothing moves
    return () => {
      clearTimeout(timer);
      animation?.cancel();
    };
  }, [runtime, panel, isOpen, isMoving]);
}

/** Holds the last frame until what follows from its end is on the page. */
function animateHeight(panel: HTMLElement, isOpen: boolean): Animation {
  const frames = ['0px', `${panel.scrollHeight}px`].map((height) => ({ height, overflow: 'hidden' }));
  const timing = { duration: DURATION, easing: 'ease-in-out', fill: 'forwards' } as const;
  return panel.animate(isOpen ? frames : frames.reverse(), timing);
}
