import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ServerAttributes } from '../../dom/attributes';
import { operate } from '../../dom/delegate';
import { readingSide } from '../../dom/layout';
import { watchWidth } from '../../dom/timing/watch-width';
import { slidesPerRow } from '../../media/layout/groups';
import { useAttributes } from '../../runtime/block/use-attributes';
import { loadAhead } from './load-ahead';
import type { SummaryLayoutProps } from './settings';
import { useEnds } from './use-ends';

/** A row that scrolls by itself, by touch or keys, and by the pager as far as it is seen. */
export function Carousel(props: SummaryLayoutProps): null {
  const { elements, settings, runtime } = props;
  const { list, previous, next } = elements;
  const [width, setWidth] = useState<number>();
  const { isAtStart, isAtEnd } = useEnds(list, width);
  useAttributes(props, (attributes) => {
    const perRow = slidesPerRow(width ?? props.width, settings.slidesPerRow);
    attributes.style(list, '--mortar-per-row', `${perRow}`);
    markDisabled(previous, isAtStart, attributes);
    markDisabled(next, isAtEnd, attributes);
  });
  // Told before a frame is drawn, which must have it.
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
  if (!button || isDisabled === undefined) return;
  attributes.toggleClass(button, 'disabled', isDisabled);
  attributes.set(button, 'aria-disabled', String(isDisabled));
}

/** The server's two buttons, or what it has in their place. */
function usePager({ elements, settings, runtime }: SummaryLayoutProps): void {
  useEffect(() => {
    const { list, previous, next } = elements;
    const { gutter } = settings;
    const controller = new AbortController();
    const page = (direction: 1 | -1) => {
      const behavior = runtime.media.prefersReducedMotion() ? 'instant' : 'smooth';
      list.scrollBy({ left: (list.clientWidth + gutter) * direction * readingSide(list), behavior });
    };
    if (previous) operate(previous, () => page(-1), controller.signal);
    if (next) operate(next, () => page(1), controller.signal);
    return () => controller.abort();
  }, [elements, settings, runtime]);
}
