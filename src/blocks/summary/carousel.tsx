import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { disableArrow } from '../../components/arrow';
import type { Dispose } from '../../data/dispose';
import type { ServerAttributes } from '../../dom/attributes';
import { createIntersectionObserver } from '../../dom/observers';
import { watchWidth } from '../../dom/timing/watch-width';
import { useAttributes } from '../../runtime/block/use-attributes';
import { useEventListener } from '../../runtime/block/use-event-listener';
import type { Runtime } from '../../runtime/types';
import type { SummaryElements } from './elements';
import { setPerRow } from './layout';
import type { SummaryLayoutProps } from './settings';
import { usePager } from './use-pager';

/** Browsers round positions by up to this many px. */
const ROUNDING = 2;

/** A natively scrolling row, moved by touch, keys, or the pager, which moves by what is visible. */
export function Carousel(props: SummaryLayoutProps): null {
  const { elements, runtime } = props;
  const { list, previous, next } = elements;
  const [width, setWidth] = useState<number>();
  const { isAtStart, isAtEnd } = useEnds(elements, width);
  useAttributes(props, (attributes) => {
    setPerRow(props, width ?? props.width, attributes);
    markDisabled(previous, isAtStart, attributes);
    markDisabled(next, isAtEnd, attributes);
  });
  // Flushed before the frame is painted.
  useEffect(() => watchWidth(list, (width) => flushSync(() => setWidth(width))), [list]);
  useEffect(() => loadAhead(elements, runtime), [elements, runtime]);
  usePager(props);
  return null;
}

function markDisabled(
  button: HTMLElement | null,
  isDisabled: boolean | undefined,
  attributes: ServerAttributes,
): void {
  if (button && isDisabled !== undefined) disableArrow(button, isDisabled, attributes);
}

/** Preloads the pictures of adjacent groups. */
function loadAhead({ list, items }: SummaryElements, { images }: Runtime): Dispose {
  const observer = createIntersectionObserver(
    (entries) => {
      for (const { target } of entries.filter(({ isIntersecting }) => isIntersecting)) {
        for (const image of target.querySelectorAll<HTMLImageElement>('img[data-src]')) images.load(image);
      }
    },
    { root: list, rootMargin: '0px 100%' },
  );
  for (const item of items) observer.observe(item);
  return () => observer.disconnect();
}

/** Whether a row is scrolled to its start and its end; unknown before its `width` is. */
function useEnds({ list, items }: SummaryElements, width: number | undefined) {
  const [isAtStart, setAtStart] = useState<boolean>();
  const [isAtEnd, setAtEnd] = useState<boolean>();
  const read = useCallback(() => {
    const position = Math.abs(list.scrollLeft);
    setAtStart(position <= ROUNDING);
    setAtEnd(position >= list.scrollWidth - list.clientWidth - ROUNDING);
  }, [list]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other items are another length
  useLayoutEffect(() => {
    if (width !== undefined) read();
  }, [width, items, read]);
  useEventListener(list, 'scroll', read);
  return { isAtStart, isAtEnd };
}
