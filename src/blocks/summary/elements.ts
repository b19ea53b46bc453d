import { ElementMissingError } from '../../data/errors';

export interface SummaryElements {
  /** The element whose classes carry the server's settings. */
  readonly wrapper: Element;
  readonly list: HTMLElement;
  readonly items: readonly HTMLElement[];
  /** The container of the two buttons. */
  readonly pager: HTMLElement | null;
  readonly previous: HTMLElement | null;
  readonly next: HTMLElement | null;
}

/** @throws ElementMissingError if there is no list of items. */
export function findElements(block: HTMLElement): SummaryElements {
  const find = (selector: string) => block.querySelector<HTMLElement>(selector);
  const list = find('.summary-item-list') ?? find('.summary-item')?.parentElement;
  if (!list) throw new ElementMissingError('summary', '.summary-item-list with its items');
  return {
    wrapper: find('.summary-block-wrapper') ?? block,
    list,
    items: itemsIn(list),
    pager: find('.summary-carousel-pager'),
    previous: find('.summary-carousel-pager-prev, .previous'),
    next: find('.summary-carousel-pager-next, .next'),
  };
}

export function itemsIn(list: HTMLElement): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>('.summary-item')];
}
