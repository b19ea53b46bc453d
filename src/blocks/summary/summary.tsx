import { useState } from 'react';
import { Carousel } from './carousel';
import { summaryDesignFor } from './design';
import { findElements } from './elements';
import { Layout } from './layout';
import type { SummaryProps } from './settings';
import { Wall } from './wall';

const RENDERED_LATER = '[data-async-rendering-enabled="true"]';

/** Items that the server has still to render come in a summary of their own. */
export function Summary(props: SummaryProps) {
  const [isRenderedLater] = useState(
    () =>
      !props.element.querySelector('.summary-item') && props.element.querySelector(RENDERED_LATER) !== null,
  );
  return isRenderedLater ? null : <SummaryItems {...props} />;
}

/** Lays the items out. Those designs that follow the list's width come after what all of them share. */
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
