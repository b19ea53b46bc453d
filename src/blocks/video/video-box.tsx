import { type ReactNode, useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import { reserveHeight } from './reserve-height';
import type { VideoBlockProps } from './settings';

/**
 * Height in percent of the width that a video has where nobody says otherwise (specification, section 9). `video.css`
 * has it too.
 */
const PADDING = 56.3;

interface VideoBoxProps extends VideoBlockProps {
  /** Height in percent of the width, for a page that reserves none. */
  readonly padding?: number;
  readonly children: ReactNode;
}

/** The box over a block's whole area in which its player or our cover stands. */
export function VideoBox({ element, settings, attributes, padding = PADDING, children }: VideoBoxProps) {
  useLayoutEffect(() => reserveHeight(element, attributes, padding), [element, attributes, padding]);
  return createPortal(
    <div className="mortar-video" data-mode={settings.mode ?? 'none'}>
      {children}
    </div>,
    element,
  );
}
