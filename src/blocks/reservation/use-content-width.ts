import { useEffect, useState } from 'react';
import { contentWidth, watchWidth } from '../../dom/timing/watch-width';

/** An element's width in px, known from the first drawing on; 0 while the element has never been seen. */
export function useContentWidth(element: HTMLElement): number {
  const [initial] = useState(() => contentWidth(element));
  const [width, setWidth] = useState(initial);
  useEffect(() => watchWidth(element, setWidth, initial), [element, initial]);
  return width;
}
