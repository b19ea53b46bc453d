import { ElementMissingError } from '../../data/errors';

/** A question and its answer on the page. */
export interface Item {
  readonly root: HTMLElement;
  readonly button: HTMLElement;
  readonly dropdown: HTMLElement;
  readonly icon: HTMLElement | null;
  /** Never another item's; in order at first. */
  readonly index: number;
}

/** The index of each item that has ever been there: one that a script takes away may come back. */
export type Indexes = Map<Element, number>;

/** The list, which also carries published settings. */
export function listOf(block: HTMLElement): HTMLElement {
  return block.querySelector<HTMLElement>('.accordion-items-container') ?? block;
}

/**
 * The block's own items, without those of accordions nested in an answer.
 * @throws ElementMissingError if no item has a button and a dropdown.
 */
export function itemsOf(block: HTMLElement, indexes: Indexes): Item[] {
  const items = readItems(block, indexes);
  if (!items.length)
    throw new ElementMissingError('accordion', '.accordion-item with its click target and dropdown');
  return items;
}

/** The items that are there now. */
export function readItems(block: HTMLElement, indexes: Indexes): Item[] {
  const items: Item[] = [];
  for (const root of block.querySelectorAll<HTMLElement>('.accordion-item')) {
    const item = isNested(root, block) ? undefined : readItem(root, indexes.get(root) ?? indexes.size);
    if (!item) continue;
    indexes.set(root, item.index);
    items.push(item);
  }
  return items;
}

/** Whether two lists are of the same elements in the same order. */
export function areSame(some: readonly Item[], others: readonly Item[]): boolean {
  const isSame = (item: Item, at: number) =>
    item.button === others[at]?.button && item.dropdown === others[at].dropdown;
  return some.length === others.length && some.every(isSame);
}

function isNested(root: HTMLElement, block: HTMLElement): boolean {
  const outer = root.parentElement?.closest('.accordion-item');
  return Boolean(outer && block.contains(outer));
}

function readItem(root: HTMLElement, index: number): Item | undefined {
  const button = root.querySelector<HTMLElement>('.accordion-item__click-target');
  const dropdown = root.querySelector<HTMLElement>('.accordion-item__dropdown');
  const icon = button?.querySelector<HTMLElement>('.accordion-icon-container') ?? null;
  return button && dropdown ? { root, button, dropdown, icon, index } : undefined;
}

/** The index of the item that contains an element; -1 if none does. */
export function indexOf(items: readonly Item[], target: HTMLElement | undefined): number {
  return (target && items.find(({ root }) => root.contains(target))?.index) ?? -1;
}
