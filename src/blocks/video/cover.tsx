import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useAttributes } from '../../runtime/block/use-attributes';
import { useEventListener } from '../../runtime/block/use-event-listener';
import type { VideoBlockProps } from './settings';

/** Whether a video is to wait behind a cover: what its author says, else where the page has an overlay for it. */
export function hasOverlay({ element, settings }: VideoBlockProps): boolean {
  return settings.overlay ?? overlayIn(element) !== null;
}

export function overlayIn(element: Element): HTMLElement | null {
  return element.querySelector('.sqs-video-overlay');
}

interface CoverProps {
  readonly label: string;
  /** Called within the visitor's own click; phones let no other start a player. */
  onPlay(): void;
}

/** A cover of ours: a button over the whole video, named after it. */
export function CoverButton({ label, onPlay }: CoverProps) {
  return (
    <button type="button" className="mortar-video-cover" aria-label={label} onClick={onPlay}>
      <PlayIcon />
    </button>
  );
}

function PlayIcon() {
  return <span className="mortar-video-icon" />;
}

interface OverlayButtonProps extends VideoBlockProps, CoverProps {
  readonly overlay: HTMLElement;
  readonly isShown: boolean;
}

/** Published pages have the overlay invisible until a script makes a button of it. */
export function OverlayButton(props: OverlayButtonProps) {
  const { overlay, isShown, label, onPlay } = props;
  const [hasIcon] = useState(() => drawsIcon(overlay));
  useEventListener(overlay, 'click', onPlay);
  useEventListener(overlay, 'keydown', clickByKey);
  useAttributes(props, (attributes) => {
    const look = { ...LOOK, display: isShown ? 'block' : 'none' };
    for (const [property, value] of Object.entries(look)) attributes.style(overlay, property, value);
    attributes.set(overlay, 'role', 'button');
    attributes.set(overlay, 'tabindex', '0');
    attributes.set(overlay, 'aria-label', label);
  });
  return hasIcon ? null : createPortal(<PlayIcon />, overlay);
}

const LOOK = { opacity: '1', position: 'absolute', inset: '0', overflow: 'hidden', cursor: 'pointer' };

function clickByKey(event: KeyboardEvent): void {
  if (!/^(Enter| )$/.test(event.key)) return;
  event.preventDefault(); // the page would scroll
  (event.currentTarget as HTMLElement).click();
}

/** The style sheet of a published page draws the icon into an element of the page. */
function drawsIcon(overlay: HTMLElement): boolean {
  const icon = overlay.querySelector<HTMLElement>('.sqs-video-icon');
  return icon !== null && icon.offsetWidth * icon.offsetHeight > 0;
}
