import { ElementMissingError } from '../../data/errors';
import { memberOf } from '../../dom/member';
import type { PricingOption } from './settings';

const OPTION = 'data-pricing-option';

/** Prices, buttons and sections by the option that they belong to, in the page's order. */
export type PricedElements = ReadonlyMap<string, readonly HTMLElement[]>;

/** @throws ElementMissingError when nothing on the page belongs to an option. */
export function findPricedElements(block: HTMLElement): PricedElements {
  const byOption = new Map<string, HTMLElement[]>();
  for (const element of memberOf(block, 'querySelectorAll')<HTMLElement>(`[${OPTION}]`)) {
    const id = memberOf(element, 'getAttribute')(OPTION)?.trim() ?? '';
    byOption.set(id, [...(byOption.get(id) ?? []), element]);
  }
  if (!byOption.size) throw new ElementMissingError('member-access', `[${OPTION}]`);
  return byOption;
}

/** The options that the page has elements for; those that only its elements name are called by their ids. */
export function offeredOptions(
  options: readonly PricingOption[] | null,
  pricedElements: PricedElements,
): PricingOption[] {
  const known = options ?? [...pricedElements.keys()].map((id) => ({ id, label: id }));
  return known.filter(({ id }) => pricedElements.has(id));
}
