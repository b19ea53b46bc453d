import { useEffect, useEffectEvent } from 'react';
import { hashTarget } from '../../dom/hash-target';
import { showTarget } from '../../dom/timing/show-target';
import { useEventListener } from '../../runtime/block/use-event-listener';
import { type Item, indexOf } from './items';
import type { AccordionProps } from './settings';

/** Scrolls to the address's target if an item contains it; when the address changes, `reveal` opens that item first. */
export function useHashTarget(
  { attributes }: AccordionProps,
  items: readonly Item[],
  reveal: (item: number) => void,
): void {
  const showAtStart = useEffectEvent(() => {
    const target = hashTarget();
    if (target && indexOf(items, target) >= 0) showTarget(target, attributes);
  });
  useEffect(() => showAtStart(), []);
  useEventListener(window, 'hashchange', () => {
    const target = hashTarget();
    const item = indexOf(items, target);
    if (!target || item < 0) return;
    reveal(item);
    showTarget(target, attributes);
  });
}
