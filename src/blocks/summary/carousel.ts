import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { disableArrow, startArrow } from '../../components/arrow';
import type { Dispose } from '../../data/dispose';
import type { ServerAttributes } from '../../dom/attributes';
import { isWithModifier } from '../../dom/delegate';
import { ARROW_SIDES, readingSide } from '../../dom/layout';
import { createIntersectionObserver } from '../../dom/observers';
import { watchWidth } from '../../dom/timing/watch-width';
import { t } from '../../i18n/t';
import { useAttributes } from '../../runtime/block/use-attributes';
import { useEventListener } from '../../runtime/block/use-event-listener';
import { useSignalEffect } from '../../runtime/block/use-signal-effect';
import type { Runtime } from '../../runtime/types';
import type { SummaryElements } from './elements';
import { setPerRow } from './layout';
import type { SummaryLayoutProps } from './settings';

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

/** The server's two buttons, or what replaces them. */
function usePager({ elements, settings, runtime, attributes }: SummaryLayoutProps): void {
  useSignalEffect((signal) => {
    const { list, previous, next } = elements;
    const { gutter } = settings;
    const page = (direction: 1 | -1) => {
      const behavior = runtime.media.prefersReducedMotion() ? 'instant' : 'smooth';
      list.scrollBy({ left: (list.clientWidth + gutter) * direction * readingSide(list), behavior });
    };
    const owner = { runtime, attributes, signal };
    if (previous) startArrow(previous, t(runtime, 'Previous'), () => page(-1), owner);
    if (next) startArrow(next, t(runtime, 'Next'), () => page(1), owner);
    const pageByKey = (event: KeyboardEvent) => {
      const side = ARROW_SIDES.get(event.key);
      if (!side || event.defaultPrevented || isWithModifier(event)) return;
      event.preventDefault(); // no gallery of the page takes it
      page(side === readingSide(list) ? 1 : -1);
    };
    for (const button of [previous, next]) button?.addEventListener('keydown', pageByKey, { signal });
  });
}

/** Preloads the pictures of adjacent groups. */
function loadAhead({ list, items }: SummaryElements, { images }: Runtime): Dispose {
  const observer = createIntersectionObserver(
    (entries) => {
      const near = entries.filter(({ isIntersecting }) => isIntersecting);
      for (const image of near.flatMap(({ target }) => [
        ...target.querySelectorAll<HTMLImageElement>('img[data-src]'),
      ]))
        images.load(image);
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
