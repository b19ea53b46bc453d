import { useEffect, useReducer, useState } from 'react';
import { followSizes } from '../../dom/timing/resize';
import { useAttributes } from '../../runtime/block/use-attributes';
import { useChildChanges } from '../../runtime/block/use-child-changes';
import { Carousel } from './carousel';
import { layOutItems } from './layout';
import { readLayout, withItemsOfNow } from './read-layout';
import type { SummaryLayoutProps, SummaryProps } from './settings';
import { layOutWall } from './wall';

const RENDERED_LATER = '[data-async-rendering-enabled="true"]';

/** Items that the server still has to render arrive as a separate summary. */
export function Summary(props: SummaryProps) {
  const [isRenderedLater] = useState(() => rendersLater(props.element));
  return isRenderedLater ? null : <SummaryItems {...props} />;
}

function rendersLater(element: Element): boolean {
  return !element.querySelector('.summary-item') && element.querySelector(RENDERED_LATER) !== null;
}

/** Lays out the items. Designs that depend on the list's width build on what all share. */
function SummaryItems(props: SummaryProps) {
  const [layout, setLayout] = useState(() => readLayout(props.element, props.settings));
  useChildChanges(layout.elements.list, () => setLayout(withItemsOfNow));
  const layoutProps = { ...props, ...layout };
  return (
    <>
      <Layout {...layoutProps} />
      {layout.design === 'carousel' && <Carousel {...layoutProps} />}
      {layout.design === 'autocolumns' && <Wall {...layoutProps} />}
    </>
  );
}

function Layout(props: SummaryLayoutProps): null {
  useAttributes(props, (attributes) => layOutItems(props, attributes));
  return null;
}

/** Places each item at the end of the shortest column, again whenever the list or an item is resized. */
function Wall(props: SummaryLayoutProps): null {
  const { list, items } = props.elements;
  const [, layOutAgain] = useReducer((times: number) => times + 1, 0);
  useAttributes(props, (attributes) => layOutWall(props, attributes));
  useEffect(() => followSizes([list, ...items], layOutAgain), [list, items]);
  return null;
}
