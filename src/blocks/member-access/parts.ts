import { ElementMissingError } from '../../data/errors';
import type { PricingOption } from './settings';

const OPTION = 'data-pricing-option';

/** Prices, buttons and sections by the option that they belong to, in the page's order. */
export type PartsByOption = ReadonlyMap<string, readonly HTMLElement[]>;

/** @throws ElementMissingError when nothing on the page belongs to an option. */
export function partsIn(block: HTMLElement): PartsByOption {
  const priced = new Map<string, HTMLElement[]>();
  for (const part of block.querySelectorAll<HTMLElement>(`[${OPTION}]`)) {
    const id = part.getAttribute(OPTION)?.trim() ?? '';
    priced.set(id, [...(priced.get(id) ?? []), part]);
  }
  if (!priced.size) throw new ElementMissingError('member-access', `[${OPTION}]`);
  return priced;
}

/** The options that the page has parts for; those that the page names only in its parts are called by their ids. */
export function offered(options: readonly PricingOption[] | null, priced: PartsByOption): PricingOption[] {
  const known = options ?? [...priced.keys()].map((id) => ({ id, label: id }));
  return known.filter(({ id }) => priced.has(id));
}
