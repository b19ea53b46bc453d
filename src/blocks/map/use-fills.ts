import { useLayoutEffect, useState } from 'react';
import { useAttributes } from '../../runtime/block/use-attributes';
import type { MapProps } from './settings';

/**
 * Whether the map fills its block: that is empty and has a height of its own. Otherwise the map follows what is written
 * there. `undefined` until it is measured, before anything is drawn.
 */
export function useFills(block: MapProps, isEmpty: boolean): boolean | undefined {
  const { element } = block;
  const [fills, setFills] = useState<boolean>();
  useAttributes(block, (attributes) => {
    const content = element.querySelector<HTMLElement>('.sqs-block-content');
    if (isEmpty && content) attributes.style(content, 'display', 'none'); // it holds a blank
    if (fills && getComputedStyle(element).position === 'static')
      attributes.style(element, 'position', 'relative');
  });
  useLayoutEffect(() => setFills(isEmpty && element.clientHeight > 0), [element, isEmpty]);
  return fills;
}
