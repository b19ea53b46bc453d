import { type FocusEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { LiveValue } from '../../data/live-value';
import * as page from '../../dom/page';
import { useLiveValue } from '../use-live-value';
import { type Toast, ToastBox } from './toast-box';

interface ToastsProps {
  readonly toasts: LiveValue<readonly Toast[]>;
  readonly closeLabel: string;
  onGone(toast: Toast): void;
}

/** One live region for all toasts: only added ones are announced. */
export function Toasts({ toasts, closeLabel, onGone }: ToastsProps) {
  const regionRef = useRef<HTMLDivElement>(null);
  const { hasAttention, restoreFocus, watch } = useAttention(regionRef);
  useLayoutEffect(() => regionRef.current?.showPopover?.(), []); // above the page's own dialogs
  return (
    <div
      className="mortar-toasts"
      ref={regionRef}
      popover="manual"
      role="status"
      aria-atomic={false}
      {...watch}
    >
      {useLiveValue(toasts).map((toast) => (
        <ToastBox
          key={toast.id}
          toast={toast}
          closeLabel={closeLabel}
          isHeld={hasAttention}
          onClose={restoreFocus}
          onGone={onGone}
        />
      ))}
    </div>
  );
}

/** Whether the visitor uses the region by pointer or keyboard, or is in another tab. */
function useAttention(regionRef: RefObject<HTMLElement | null>) {
  const [isUnderPointer, setUnderPointer] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const isTabHidden = useTabHidden();
  const cameFrom = useRef<EventTarget>(null);

  const isInside = (target: EventTarget | null) =>
    target instanceof Node && regionRef.current?.contains(target);

  return {
    hasAttention: isUnderPointer || hasFocus || isTabHidden,
    /** Call it before removing the focused element: removed elements don't fire blur. */
    restoreFocus() {
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
