import { type FocusEvent, type RefObject, useEffect, useRef, useState } from 'react';
import * as page from '../../dom/page';

/** Whether the visitor is busy with a region, by pointer or keyboard, or looks at another tab. */
export function useAttention(regionRef: RefObject<HTMLElement | null>) {
  const [isUnderPointer, setUnderPointer] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const isTabHidden = useTabHidden();
  const cameFrom = useRef<EventTarget>(null);

  const isInside = (target: EventTarget | null) =>
    target instanceof Node && regionRef.current?.contains(target);

  return {
    hasAttention: isUnderPointer || hasFocus || isTabHidden,
    /** For when what has the focus in the region is about to go: a removed element does not say that it lost it. */
    giveFocusBack() {
      const focused = page.activeElement();
      if (!(focused instanceof HTMLElement) || !isInside(focused)) return;
      focused.blur();
      if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus({ preventScroll: true });
    },
    watch: {
      onPointerEnter: () => setUnderPointer(true),
      onPointerLeave: () => setUnderPointer(false),
      onFocus({ relatedTarget }: FocusEvent) {
        if (!isInside(relatedTarget)) cameFrom.current = relatedTarget;
        setFocus(true);
      },
      onBlur: ({ relatedTarget }: FocusEvent) => setFocus(Boolean(isInside(relatedTarget))),
    },
  };
}

function useTabHidden(): boolean {
  const [isHidden, setHidden] = useState(document.visibilityState === 'hidden');
  useEffect(() => {
    const look = () => setHidden(document.visibilityState === 'hidden');
    addEventListener('visibilitychange', look);
    return () => removeEventListener('visibilitychange', look);
  }, []);
  return isHidden;
}
