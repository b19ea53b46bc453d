import { useEffect, useReducer, useState } from 'react';
import { flushSync } from 'react-dom';
import { hashTarget } from '../../dom/hash-target';
import { showTarget } from '../../dom/timing/show-target';
import { useEventListener } from '../../runtime/block/use-event-listener';
import { AccordionItem } from './accordion-item';
import { type Item, itemsOf } from './items';
import { createOpenReducer, type OpenReducer, type OpenState } from './open-state';
import type { AccordionProps } from './settings';

/** With more items than this, labelled regions would clutter the page's landmarks (ARIA practices, accordion). */
const MOST_REGIONS = 6;

/** Keeps the open state of the server's items; renders nothing. */
export function Accordion(block: AccordionProps) {
  const { element, settings, attributes } = block;
  const [items] = useState(() => itemsOf(element));
  const [reduce] = useState(() => createOpenReducer(settings.allowMultipleOpenItems));
  const [state, dispatch] = useReducer(reduce, undefined, () => initialState(items, block, reduce));

  useEffect(() => {
    const target = hashTarget();
    if (target && indexOf(target, items) >= 0) showTarget(target, attributes);
  }, [items, attributes]);
  useEventListener(window, 'hashchange', () => {
    const target = hashTarget();
    const item = indexOf(target, items);
    if (!target || item < 0) return;
    flushSync(() => dispatch({ type: 'reveal', item })); // before the browser scrolls to it
    showTarget(target, attributes);
  });

  return items.map((item) => (
    <AccordionItem
      key={item.index}
      block={block}
      item={item}
      isRegion={items.length <= MOST_REGIONS}
      isOpen={state.open.includes(item.index)}
      isMoving={state.moving.includes(item.index)}
      dispatch={dispatch}
    />
  ));
}

/**
 * The items opened by the server, else the first one if the author wants that, and the item with the address's target.
 */
function initialState(items: readonly Item[], { settings }: AccordionProps, reduce: OpenReducer): OpenState {
  const expanded = items.filter(isExpanded).map(({ index }) => index);
  const open = settings.expandFirstItem && !expanded.length ? [0] : expanded;
  const state = { open, moving: [], queue: [] };
  const item = indexOf(hashTarget(), items);
  return item < 0 ? state : reduce(state, { type: 'reveal', item });
}

function isExpanded({ button }: Item): boolean {
  return button.getAttribute('aria-expanded') === 'true';
}

/** The index of the item that contains an element; -1 if none does. */
function indexOf(target: HTMLElement | undefined, items: readonly Item[]): number {
  return target ? items.findIndex(({ root }) => root.contains(target)) : -1;
}
