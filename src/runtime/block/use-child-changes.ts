import { useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';
import { createMutationObserver } from '../../dom/observers';

/**
 * Calls back when a script of the page has added or removed children of a server element, also deeper ones with
 * `subtree`. Rendered before the next frame is painted.
 */
export function useChildChanges(element: Element, listener: () => void, subtree = false): void {
  const onChange = useEffectEvent(() => flushSync(listener));
  useEffect(() => {
    const observer = createMutationObserver(() => onChange());
    observer.observe(element, { childList: true, subtree });
    return () => observer.disconnect();
  }, [element, subtree]);
}
