import { type ReactNode, useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import type { ServerAttributes } from '../../dom/attributes';
import type { VideoBlockProps } from './settings';

/** Default height as a percentage of the width (specification, section 9). Also in `video.css`. */
const PADDING = 56.3;

interface VideoBoxProps extends VideoBlockProps {
  /** Height as a percentage of the width, if the page reserves none. */
  readonly padding?: number;
  readonly children: ReactNode;
}

/** A box over the whole block for its player or our cover. */
export function VideoBox({ element, settings, attributes, padding = PADDING, children }: VideoBoxProps) {
  useLayoutEffect(() => reserveHeight(element, attributes, padding), [element, attributes, padding]);
  return createPortal(
    <div
      className="mortar-ui mortar-video mortar-fills"
      data-mortar-drawn=""
      data-mode={settings.mode ?? 'none'}
    >
      {children}
    </div>,
    element,
  );
}

/**
 * Reserves a block's height; `padding` is a percentage of its width. Published pages reserve it by the wrapper's
 * padding, or by what is in the block; other pages set the block's height, or nothing.
 */
function reserveHeight(element: HTMLElement, attributes: ServerAttributes, padding: number): void {
  const { parentElement } = element;
  const wrapper = parentElement?.matches('.embed-block-wrapper') ? parentElement : undefined;
  const natural = wrapper ? heightOf(wrapper) : 0;
  attributes.style(element, 'contain', 'size'); // to get its height without its contents
  const hasHeight = element.clientHeight > 0;
  const reserved = wrapper ? heightOf(wrapper) : 0;
  const isStatic = getComputedStyle(element).position === 'static';
  attributes.style(element, 'contain', '');
  if (isStatic) attributes.style(element, 'position', 'relative');
  if (hasHeight) return;
  if (wrapper) {
    if (reserved < LEAST_HEIGHT)
      attributes.style(wrapper, 'padding-bottom', `${natural < LEAST_HEIGHT ? padding : natural}%`);
    attributes.style(wrapper, 'position', 'relative');
    attributes.style(element, 'position', 'absolute');
    attributes.style(element, 'inset', '0');
  } else {
    attributes.style(element, 'display', 'block');
    attributes.style(element, 'height', '0');
    attributes.style(element, 'padding-bottom', `${padding}%`);
    if (element.clientHeight > (element.clientWidth * padding) / 100 + 1)
      keepRatio(element, attributes, padding);
  }
}

/** A block narrower than its parent: percentages of padding are of the parent's width. */
function keepRatio(element: HTMLElement, attributes: ServerAttributes, padding: number): void {
  attributes.style(element, 'height', 'auto');
  attributes.style(element, 'min-height', '0');
  attributes.style(element, 'padding-bottom', '0');
  attributes.style(element, 'aspect-ratio', `100 / ${padding}`);
}

/**
 * A lower height (percent of the width) reserves nothing: published pages give the wrapper of a hosted video its ratio as
 * if that were a percentage, 0.5625%.
 */
const LEAST_HEIGHT = 10;

/** As a percentage of its width. */
function heightOf({ clientWidth, clientHeight }: HTMLElement): number {
  return (100 * clientHeight) / (clientWidth || 1);
}
