import { useCallback, useEffect, useState } from 'react';
import { createPausableTimer } from '../../dom/timing/timers';
import { useExit } from '../use-exit';

export interface Toast {
  readonly id: number;
  readonly text: string;
  /** Called when its time is over or the visitor has closed it. */
  onHidden(): void;
}

interface ToastBoxProps {
  readonly toast: Toast;
  readonly closeLabel: string;
  /** Pauses the timer. */
  readonly isHeld: boolean;
  /** Called before a click removes the focused close button. */
  onClose(): void;
  onGone(toast: Toast): void;
}

/** A message, hidden when its time is over and then removed. */
export function ToastBox({ toast, closeLabel, isHeld, onClose, onGone }: ToastBoxProps) {
  const [isShown, setShown] = useState(true);
  const hide = useCallback(() => {
    setShown(false);
    toast.onHidden();
  }, [toast]);
  const [timer] = useState(() => createPausableTimer(hide, timeFor(toast.text)));
  useEffect(() => {
    if (isHeld || !isShown) return;
    timer.resume();
    return timer.pause;
  }, [timer, isHeld, isShown]);
  const leave = useCallback(() => onGone(toast), [onGone, toast]);
  const onTransitionEnd = useExit(!isShown, leave);
  const close = () => {
    onClose();
    hide();
  };
  return (
    <div className="mortar-toast" data-state={isShown ? 'shown' : 'hidden'} onTransitionEnd={onTransitionEnd}>
      <p className="mortar-toast-message">{toast.text}</p>
      <button
        form=""
        className="mortar-toast-close"
        aria-label={closeLabel}
        aria-live="off"
        onClick={close}
      />
    </div>
  );
}

/** Default duration of a toast in milliseconds (specification, section 9, dialogs). */
const SHORT = 2000;

/** Characters that can be read in that time; longer texts stay longer, within limits. */
const SHORT_TEXT = 60;
const PER_CHARACTER = 70;
const LONG = { from: 5000, to: 20_000 };

/** Page scripts are untyped: strings and numbers are shown, anything else is ignored. */
export function readMessage(message: unknown): string {
  return typeof message === 'string' || typeof message === 'number' ? String(message).trim() : '';
}

/** How long a message is shown, in milliseconds. */
export function timeFor({ length }: string): number {
  return length > SHORT_TEXT ? Math.min(LONG.to, Math.max(LONG.from, length * PER_CHARACTER)) : SHORT;
}
