import { useState } from 'react';
import { createPortal } from 'react-dom';
import { isPressKey } from '../../dom/press-key';
import { useAttributes } from '../../runtime/block/use-attributes';
import { useEventListener } from '../../runtime/block/use-event-listener';
import type { VideoBlockProps } from './settings';

/** Whether a video starts behind a cover: the author's setting, else whether the page has an overlay for it. */
export function hasOverlay({ element, settings }: VideoBlockProps): boolean {
  return settings.overlay ?? overlayIn(element) !== null;
}

export function overlayIn(element: Element): HTMLElement | null {
  return element.querySelector('.sqs-video-overlay');
}

interface CoverProps {
  readonly label: string;
  /** Called inside the visitor's click; phones block playback otherwise. */
  onPlay(): void;
}

/** Our own cover: a button over the whole video, labelled with its title. */
export function CoverButton({ label, onPlay }: CoverProps) {
  return (
    <button form="" className="mortar-video-cover" aria-label={label} onClick={onPlay}>
      <PlayIcon />
    </button>
  );
}

function PlayIcon() {
  return <span className="mortar-video-icon" data-mortar-drawn="" />;
}

interface OverlayButtonProps extends VideoBlockProps, CoverProps {
  readonly overlay: HTMLElement;
  readonly isShown: boolean;
}

/** Published pages have an invisible overlay, until a script makes it a button. */
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
  if (!isPressKey(event.key)) return;
  event.preventDefault(); // Space would scroll the page
  (event.currentTarget as HTMLElement).click();
}

/** A published page's style sheet draws the icon on one of the page's own elements. */
function drawsIcon(overlay: HTMLElement): boolean {
  const icon = overlay.querySelector<HTMLElement>('.sqs-video-icon');
  return icon !== null && icon.offsetWidth * icon.offsetHeight > 0;
}
