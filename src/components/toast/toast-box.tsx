import { useCallback, useEffect, useState } from 'react';
import { createPausableTimer } from '../../dom/timing/pausable-timer';
import { useDeparture } from '../use-departure';
import { timeFor } from './message';
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
