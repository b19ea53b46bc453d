import { type RefObject, useEffect } from 'react';
import type { Runtime } from '../../runtime/types';
import { holdModal, type Modal } from './modal';

interface ModalOptions extends Pick<Modal, 'startsAt' | 'close'> {
  readonly runtime: Runtime;
  readonly layerRef: RefObject<HTMLElement | null>;
  readonly dialogRef: RefObject<HTMLElement | null>;
  readonly isOpen: boolean;
}

/** Makes a dialog modal while it is open. */
export function useModal({ runtime, layerRef, dialogRef, isOpen, startsAt, close }: ModalOptions): void {
  useEffect(() => {
    const layer = layerRef.current;
    const dialog = dialogRef.current;
    if (!isOpen || !layer || !dialog) return;
    return holdModal(runtime, { layer, dialog, startsAt, close });
  }, [runtime, layerRef, dialogRef, isOpen, startsAt, close]);
}
