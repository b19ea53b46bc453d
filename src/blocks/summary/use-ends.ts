import { useCallback, useLayoutEffect, useState } from 'react';
import { useEventListener } from '../../runtime/block/use-event-listener';

/** Px within which browsers round positions. */
const ROUNDING = 2;

/** Whether a row is scrolled to its start and to its end; not known before its `width` is. */
export function useEnds(list: HTMLElement, width: number | undefined) {
  const [isAtStart, setAtStart] = useState<boolean>();
  const [isAtEnd, setAtEnd] = useState<boolean>();
  const read = useCallback(() => {
    const position = Math.abs(list.scrollLeft);
    setAtStart(position <= ROUNDING);
    setAtEnd(position >= list.scrollWidth - list.clientWidth - ROUNDING);
  }, [list]);
  useLayoutEffect(() => {
    if (width !== undefined) read();
  }, [width, read]);
  useEventListener(list, 'scroll', read);
  return { isAtStart, isAtEnd };
}
