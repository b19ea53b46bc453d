import { type ReactNode, useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import type { ServerAttributes } from '../../dom/attributes';
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
    <div className="mortar-ui mortar-video" data-mode={settings.mode ?? 'none'}>
      {children}
    </div>,
    element,
  );
}

/**
 * Gives a block its height; `padding` is in percent of its width. Published pages reserve it by the padding of the
 * wrapper around; other pages give the block a height of its own, or none.
 */
function reserveHeight(element: HTMLElement, attributes: ServerAttributes, padding: number): void {
  const { parentElement: wrapper } = element;
  attributes.style(element, 'contain', 'size'); // the height that it has without what is in it
  const hasHeight = element.clientHeight > 0;
  const isStatic = getComputedStyle(element).position === 'static';
  attributes.style(element, 'contain', '');
  if (isStatic) attributes.style(element, 'position', 'relative');
  if (hasHeight) return;
  if (wrapper?.matches('.embed-block-wrapper')) {
    attributes.style(wrapper, 'position', 'relative');
    attributes.style(element, 'position', 'absolute');
    attributes.style(element, 'inset', '0');
  } else {
    attributes.style(element, 'display', 'block');
    attributes.style(element, 'height', '0');
    attributes.style(element, 'padding-bottom', `${padding}%`);
  }
}
