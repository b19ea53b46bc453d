import type { Dispose } from '../../data/dispose';
import { createIntersectionObserver } from '../../dom/observers';

import type { MarqueeBlock } from './marquee';

/** Why the text stands still. */
export type Reason = 'visitor' | 'out of view' | 'pointer';

export interface Reasons {
  has(reason: Reason): boolean;
  toggle(reason: Reason): void;
  /** Whether there is any. */
  standStill(): boolean;
  stop: Dispose;
}

/** Tells whenever a reason arises or goes. */
export function watchReasons(
  { element, settings, signal }: MarqueeBlock,
  host: Element,
  notify: () => void,
): Reasons {
  const reasons = new Set<Reason>(['out of view']); // until it is known
  const set = (reason: Reason, isGiven: boolean) => {
    if (isGiven) reasons.add(reason);
    else reasons.delete(reason);
    notify();
  };
  if (settings.pausedOnHover) {
    // A finger enters when it touches, and leaves when it is lifted.
    element.addEventListener('pointerenter', () => set('pointer', true), { signal });
    element.addEventListener('pointerleave', () => set('pointer', false), { signal });
  }
  return {
    has: (reason) => reasons.has(reason),
    toggle: (reason) => set(reason, !reasons.has(reason)),
    standStill: () => reasons.size > 0,
    stop: watchView(host, (isInView) => set('out of view', !isInView)),
  };
}

function watchView(element: Element, notify: (isInView: boolean) => void): Dispose {
  const observer = createIntersectionObserver((entries) => notify(entries.at(-1)?.isIntersecting ?? false));
  observer.observe(element);
  return () => observer.disconnect();
}
