import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { contentWidth, watchWidth } from '../../dom/timing/watch-width';

/** An element's width in px, known from the first drawing on; 0 while the element has never been seen. */
export function useContentWidth(element: HTMLElement): number {
  const [initial] = useState(() => contentWidth(element));
  const [width, setWidth] = useState(initial);
  useEffect(() => {
    const show = (width: number) => flushSync(() => setWidth(width)); // before the frame in which it is told
    return watchWidth(element, show, initial);
  }, [element, initial]);
  return width;
}
