import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import { say } from '../../messages/say';
import type { ErrorPlace, Runtime } from '../../types';
import { useLiveValue } from '../live-value';
import { useModal } from '../modal/use-modal';
import { useDeparture } from '../use-departure';
import { Contents } from './contents';
import { growFromThumbnail } from './grow';
import { useStage } from './use-stage';
import type { Viewing } from './viewing';

export interface LightboxProps {
  readonly runtime: Runtime;
  readonly where: ErrorPlace;
  readonly viewing: Viewing;
  readonly zIndex: number;
  /** What a step to the right is: 1, or -1 where the page runs from right to left. */
  readonly forward: number;
  onGone(): void;
}

/** Slides over the whole window, in a modal dialog of the browser's own. */
export function Lightbox(props: LightboxProps) {
  const { runtime, viewing, zIndex, onGone } = props;
  const isOpen = useLiveValue(viewing.isOpen);
  const isZoomed = useLiveValue(viewing.isZoomed);
  const dialogRef = useRef<HTMLDialogElement>(null);
  const captionId = `${useId()}caption`;
  useModal({ runtime, layerRef: dialogRef, dialogRef, isOpen, startsAt: 'text', close: viewing.close });
  useNativeDialog(dialogRef, props, isOpen);
  useStage(dialogRef, props, isOpen);
  const leaveAfterTransition = useDeparture(!isOpen, onGone);
  return (
    <dialog
      ref={dialogRef}
      className="mortar-lightbox"
      style={{ zIndex }}
      data-theme={viewing.theme}
      data-state={isOpen ? 'shown' : 'hidden'}
      data-zoomed={isZoomed}
      aria-label={say(runtime, 'Gallery')}
      aria-describedby={captionId}
      tabIndex={-1}
      onCancel={(event) => {
        event.preventDefault(); // the Back gesture of a phone: what lies above the lightbox closes first
        runtime.escape.closeTop();
      }}
      onTransitionEnd={leaveAfterTransition}
    >
      <Contents {...props} captionId={captionId} />
    </dialog>
  );
}

/**
 * Shows the dialog above everything else on the page as long as the lightbox is open. While it fades out it lies
 * where its layer is, and the focus is already back at the slide that was seen last.
 */
function useNativeDialog(
  dialogRef: { readonly current: HTMLDialogElement | null },
  { viewing, runtime }: LightboxProps,
  isOpen: boolean,
): void {
  useLayoutEffect(() => {
    if (isOpen) dialogRef.current?.showModal();
  }, [dialogRef, isOpen]);
  useEffect(() => {
    const dialog = dialogRef.current;
    if (!isOpen || !dialog) return;
    if (!runtime.media.prefersReducedMotion()) growFromThumbnail(viewing.shown(), dialog); // all else has been laid out
    return () => {
      dialog.close();
      viewing.shown()?.origin.focus();
    };
  }, [dialogRef, viewing, runtime, isOpen]);
}
