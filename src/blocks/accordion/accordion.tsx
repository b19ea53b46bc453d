import { useEffectEvent, useId, useMemo, useReducer, useState } from 'react';
import { flushSync } from 'react-dom';
import { operate } from '../../dom/delegate';
import { hashTarget } from '../../dom/hash-target';
import { useAttributes } from '../../runtime/block/use-attributes';
import { useChildChanges } from '../../runtime/block/use-child-changes';
import { useSignalEffect } from '../../runtime/block/use-signal-effect';
import { areSame, type Indexes, type Item, indexOf, itemsOf, readItems } from './items';
import { createOpenReducer, type OpenReducer, type OpenState } from './open-state';
import type { AccordionProps } from './settings';
import { connect, markOpen, show } from './show-item';
import { useHashTarget } from './use-hash-target';
import { type Movement, useHeightAnimation } from './use-height-animation';
import { useUncovered } from './use-uncovered';

/** With more items than this, labelled regions would clutter the page's landmarks (ARIA practices, accordion). */
const MOST_REGIONS = 6;

/** Keeps the open state of the server's items; renders nothing. */
export function Accordion(block: AccordionProps) {
  const { element, settings } = block;
  const [indexes] = useState<Indexes>(() => new Map());
  const [items, setItems] = useState(() => itemsOf(element, indexes));
  const [reduce] = useState(() => createOpenReducer(settings.allowMultipleOpenItems));
  const [{ open, moving }, dispatch] = useReducer(reduce, undefined, () =>
    initialState(items, block, reduce),
  );
  // At once, for scripts that call click() and for browsers, which scroll to what they have found.
  const act = (type: 'toggle' | 'reveal', item: number) => flushSync(() => dispatch({ type, item }));
  const id = useId();

  useAttributes(block, (attributes) => {
    for (const item of items) {
      const isOpen = open.includes(item.index);
      connect(item, id, items.length <= MOST_REGIONS, attributes);
      markOpen(item, isOpen, attributes);
      show(item, isOpen || moving.includes(item.index), attributes);
    }
  });
  useHeightAnimation(
    block,
    useMemo(() => movementsOf(items, moving, open), [items, moving, open]),
    () => dispatch({ type: 'moved' }),
  );
  useUncovered(block, moving.length ? [] : answersOf(items, open));
  useItemEvents(items, act);
  useChildChanges(
    element,
    () => {
      const now = readItems(element, indexes);
      if (areSame(now, items)) return;
      setItems(now);
      dispatch({ type: 'moved' }); // what was moving may be gone
    },
    true,
  );
  useHashTarget(block, items, (item) => act('reveal', item));
  return null;
}

function useItemEvents(items: readonly Item[], act: (type: 'toggle' | 'reveal', item: number) => void): void {
  const onEvent = useEffectEvent(act);
  useSignalEffect(
    (signal) => {
      for (const { button, dropdown, index } of items) {
        operate(button, () => onEvent('toggle', index), signal);
        dropdown.addEventListener('beforematch', () => onEvent('reveal', index), { signal });
      }
    },
    [items],
  );
}

/**
 * The items opened by the server, else the first one if the author wants that, and the item with the address's target.
 */
function initialState(items: readonly Item[], { settings }: AccordionProps, reduce: OpenReducer): OpenState {
  const expanded = items.filter(isExpanded).map(({ index }) => index);
  const open = settings.expandFirstItem && !expanded.length ? [0] : expanded;
  const state = { open, moving: [], queue: [] };
  const item = indexOf(items, hashTarget());
  return item < 0 ? state : reduce(state, { type: 'reveal', item });
}

function answersOf(items: readonly Item[], open: readonly number[]): HTMLElement[] {
  return items.filter(({ index }) => open.includes(index)).map(({ dropdown }) => dropdown);
}

function isExpanded({ button }: Item): boolean {
  return button.getAttribute('aria-expanded') === 'true';
}

function movementsOf(items: readonly Item[], moving: readonly number[], open: readonly number[]): Movement[] {
  const movingItems = items.filter(({ index }) => moving.includes(index));
  return movingItems.map(({ dropdown, index }) => ({ panel: dropdown, isOpening: open.includes(index) }));
}
