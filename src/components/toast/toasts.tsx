import { useLayoutEffect, useRef } from 'react';
import type { LiveValue } from '../../data/live-value';
import { useLiveValue } from '../hooks';
import { ToastBox } from './toast-box';
import { useAttention } from './use-attention';

/** A message on the page. */
export interface Toast {
  readonly id: number;
  readonly text: string;
  /** Told when its time is over or the visitor has closed it. */
  onHidden(): void;
}

interface ToastsProps {
  readonly toasts: LiveValue<readonly Toast[]>;
  readonly closeLabel: string;
  onGone(toast: Toast): void;
}

/** One live region for all: what is added is spoken, what was there before is not repeated. */
export function Toasts({ toasts, closeLabel, onGone }: ToastsProps) {
  const regionRef = useRef<HTMLDivElement>(null);
  const { hasAttention, giveFocusBack, watch } = useAttention(regionRef);
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
          onClose={giveFocusBack}
          onGone={onGone}
        />
      ))}
    </div>
  );
}
