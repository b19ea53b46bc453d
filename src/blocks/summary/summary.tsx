import { useEffect, useReducer, useState } from 'react';
import type { ServerAttributes } from '../../dom/attributes';
import { followSizes } from '../../dom/timing/resize';
import { columnCount, placeInColumns } from '../../media/layout/columns';
import { useAttributes } from '../../runtime/block/use-attributes';
import { Carousel } from './carousel';
import { summaryDesignFor } from './design';
import { findElements } from './elements';
import { Layout } from './layout';
import type { SummaryLayoutProps, SummaryProps } from './settings';

const RENDERED_LATER = '[data-async-rendering-enabled="true"]';

/** Items that the server still has to render arrive as a separate summary. */
export function Summary(props: SummaryProps) {
  const [isRenderedLater] = useState(
    () =>
      !props.element.querySelector('.summary-item') && props.element.querySelector(RENDERED_LATER) !== null,
  );
  return isRenderedLater ? null : <SummaryItems {...props} />;
}

/** Lays out the items. Designs that depend on the list's width build on what all share. */
function SummaryItems(props: SummaryProps) {
  const [elements] = useState(() => findElements(props.element));
  const [design] = useState(() => summaryDesignFor(props.settings.design, elements.wrapper.className));
  const [width] = useState(elements.list.clientWidth);
  const layout = { ...props, elements, design, width };
  return (
    <>
      <Layout {...layout} />
      {design === 'carousel' && <Carousel {...layout} />}
      {design === 'autocolumns' && <Wall {...layout} />}
    </>
  );
}

/** Places each item at the end of the shortest column, again whenever the list or an item is resized. */
function Wall(props: SummaryLayoutProps): null {
  const { list, items } = props.elements;
  const [, layOutAgain] = useReducer((times: number) => times + 1, 0);
  useAttributes(props, (attributes) => layOut(props, attributes));
  useEffect(() => followSizes([list, ...items], layOutAgain), [list, items]);
  return null;
}

/** An item's height is known once it has the column's width. */
function layOut({ elements, settings }: SummaryLayoutProps, attributes: ServerAttributes): void {
  const { list, items } = elements;
  const { gutter, columnWidth } = settings;
  const width = list.clientWidth;
  if (!width) return;
  const count = columnCount(width + gutter, columnWidth + gutter);
  attributes.style(list, '--mortar-column', `calc((100% - ${(count - 1) * gutter}px) / ${count})`);
  const heights = items.map(({ offsetHeight }) => offsetHeight);
  const { places, height } = placeInColumns(heights, count, gutter);
  for (const [index, { column, top }] of places.entries()) {
    const item = items[index] as HTMLElement;
    attributes.style(item, 'inset-inline-start', `calc((100% + ${gutter}px) * ${column / count})`);
    attributes.style(item, 'top', `${top}px`);
  }
  attributes.style(list, 'height', `${height}px`);
}
