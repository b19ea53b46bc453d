import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { createMutationObserver } from '../../dom/observers';
import * as page from '../../dom/page';
import type { Runtime } from '../../runtime/types';
import { liftOverBody } from '../lift-over-body';
import { holdModal, type Modal } from './modal';

interface ModalOptions extends Pick<Modal, 'startsAt' | 'close'> {
  readonly runtime: Runtime;
  readonly layerRef: RefObject<HTMLElement | null>;
  readonly dialogRef: RefObject<HTMLElement | null>;
  readonly isOpen: boolean;
}

/**
 * Makes a dialog modal while it is open. One that a script removes with the page's content is closed: nobody could leave
 * it, and the page would stay locked.
 */
export function useModal({ runtime, layerRef, dialogRef, isOpen, startsAt, close }: ModalOptions): void {
  useLayoutEffect(() => {
    if (layerRef.current) liftOverBody(layerRef.current);
  }, [layerRef]);
  useEffect(() => {
    const layer = layerRef.current;
    const dialog = dialogRef.current;
    if (!isOpen || !layer || !dialog) return;
    const release = holdModal(runtime, { layer, dialog, startsAt, close });
    const observer = createMutationObserver(() => layer.isConnected || close());
    observer.observe(page.root(), { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      release();
    };
  }, [runtime, layerRef, dialogRef, isOpen, startsAt, close]);
}
