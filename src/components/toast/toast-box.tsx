import { useCallback, useEffect, useState } from 'react';
import { createPausableTimer } from '../../dom/timing/timers';
import { useDeparture } from '../hooks';
import type { Toast } from './toasts';

interface ToastBoxProps {
  readonly toast: Toast;
  readonly closeLabel: string;
  /** Its time stands still. */
  readonly isHeld: boolean;
  /** Told before the visitor's click takes the button away that has the focus. */
  onClose(): void;
  onGone(toast: Toast): void;
}

/** A message, hidden when its time is over and then gone. */
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
  const leaveAfterTransition = useDeparture(!isShown, leave);
  const close = () => {
    onClose();
    hide();
  };
  return (
    <div
      className="mortar-toast"
      data-state={isShown ? 'shown' : 'hidden'}
      onTransitionEnd={leaveAfterTransition}
    >
      <p className="mortar-toast-message">{toast.text}</p>
      <button
        type="button"
        className="mortar-toast-close"
        aria-label={closeLabel}
        aria-live="off"
        onClick={close}
      />
    </div>
  );
}

/** A toast hides after these milliseconds (specification, section 9, dialogs). */
const SHORT = 2000;

/** Characters that can be read in that time; longer texts stay until they can be read, within limits of their own. */
const SHORT_TEXT = 60;
const PER_CHARACTER = 70;
const LONG = { from: 5000, to: 20_000 };

/** Page authors call from plain scripts: a text or a number is said, anything else is no message. */
export function readMessage(message: unknown): string {
  return typeof message === 'string' || typeof message === 'number' ? String(message).trim() : '';
}

/** How long a message stays, in milliseconds. */
export function timeFor({ length }: string): number {
  return length > SHORT_TEXT ? Math.min(LONG.to, Math.max(LONG.from, length * PER_CHARACTER)) : SHORT;
}
