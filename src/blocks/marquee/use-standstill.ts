import { useEffect, useState } from 'react';
import { createIntersectionObserver } from '../../dom/observers';
import { useEventListener } from '../../runtime/block/use-event-listener';
import type { MarqueeProps } from './settings';

/** Whether the text stands still by itself: out of view, and under a pointer where its author wants that. */
export function useStandstill({ element, settings, prepared: { host } }: MarqueeProps): boolean {
  const [isInView, setInView] = useState(false);
  const [isPointedAt, setPointedAt] = useState(false);
  useEffect(() => {
    const observer = createIntersectionObserver((entries) =>
      setInView(entries.at(-1)?.isIntersecting ?? false),
    );
    observer.observe(host);
    return () => observer.disconnect();
  }, [host]);
  // A finger enters when it touches, and leaves when it is lifted.
  useEventListener(element, 'pointerenter', () => setPointedAt(true));
  useEventListener(element, 'pointerleave', () => setPointedAt(false));
  return !isInView || (settings.pausedOnHover && isPointedAt);
}
