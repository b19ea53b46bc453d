import { createFocusTrap } from 'focus-trap';
import { type RefObject, useEffect } from 'react';
import type { Runtime } from '../../types';
import { holdPageStill } from './scroll-lock';

interface Modal {
  readonly runtime: Runtime;
  readonly layerRef: RefObject<HTMLElement | null>;
  readonly dialogRef: RefObject<HTMLElement | null>;
  readonly isOpen: boolean;
  cancel(): void;
}

/** While the dialog is open: focus stays inside, Escape cancels, the page behind stands still. */
export function useModal({ runtime, layerRef, dialogRef, isOpen, cancel }: Modal): void {
  useEffect(() => {
    const layer = layerRef.current;
    if (!isOpen || !layer) return;
    const trap = createFocusTrap(layer, {
      fallbackFocus: () => dialogRef.current ?? layer,
      escapeDeactivates: false, // the page has one stack for Escape
      delayInitialFocus: false,
      preventScroll: true,
    });
    const letGo = [runtime.escape.push(cancel), holdPageStill(runtime), () => trap.deactivate()];
    trap.activate();
    return () => {
      for (const stop of letGo) stop();
    };
  }, [runtime, layerRef, dialogRef, isOpen, cancel]);
}
