import { useState } from 'react';
import { unhide } from '../../components/unhide';
import { ElementMissingError } from '../../data/errors';
import { memberOf } from '../../dom/member';
import { useAttributes } from '../../runtime/block/use-attributes';
import { PricingToggle } from './pricing-toggle';
import type { MemberAccessProps, PricingOption } from './settings';

const OPTION = 'data-pricing-option';

/** Prices, buttons and sections by option, in document order. */
type PricedElements = ReadonlyMap<string, readonly HTMLElement[]>;

/** A choice of pricing options; with only one there is nothing to choose. */
export function MemberAccess(props: MemberAccessProps) {
  const [pricedElements] = useState(() => findPricedElements(props.element));
  const [options] = useState(() => offeredOptions(props.settings.options, pricedElements));
  const [first] = options;
  if (!first || options.length < 2) return null;
  return <PricingChoice {...props} pricedElements={pricedElements} options={options} first={first} />;
}

interface PricingChoiceProps extends MemberAccessProps {
  readonly pricedElements: PricedElements;
  readonly options: readonly PricingOption[];
  readonly first: PricingOption;
}

/**
 * Shows the price, button and section of the chosen option, and announces what has changed. What belongs to no option
 * that can be chosen stays.
 */
function PricingChoice(props: PricingChoiceProps) {
  const { pricedElements, options, first } = props;
  const [chosen, setChosen] = useState(first);
  const [status, setStatus] = useState('');

  useAttributes(props, (attributes) => {
    for (const { id } of options) {
      const isOther = id !== chosen.id;
      for (const element of pricedElements.get(id) ?? []) {
        if (isOther) attributes.set(element, 'hidden', '');
        else unhide(attributes, element);
        attributes.toggleClass(element, 'mortar-pricing-other', isOther);
        if (!isOther && isUndisplayed(element)) attributes.style(element, 'display', 'revert');
      }
    }
  });

  function choose(option: PricingOption): void {
    setChosen(option);
    setStatus([option.label, ...pricesIn(pricedElements.get(option.id) ?? [])].join(', '));
  }
  return <PricingToggle {...props} options={options} chosen={chosen} status={status} onChoose={choose} />;
}

/** The page may hide the other options by a style, for visitors without scripts. */
function isUndisplayed(element: HTMLElement): boolean {
  return getComputedStyle(element).display === 'none';
}

/** The short texts that the choice swaps; buttons and whole sections are found by navigating. */
function pricesIn(elements: readonly HTMLElement[]): string[] {
  const texts = elements
    .filter((part) => !memberOf(part, 'matches')(NO_PRICE))
    .map((part) => part.textContent.trim());
  return texts.filter((text) => text && text.length <= LONGEST_PRICE);
}

const NO_PRICE = 'section, article, form, a, button, :has(a, button)';

/** Maximum characters of a price with its surrounding text. */
const LONGEST_PRICE = 80;

/** @throws ElementMissingError if nothing on the page belongs to an option. */
function findPricedElements(block: HTMLElement): PricedElements {
  const byOption = new Map<string, HTMLElement[]>();
  for (const element of memberOf(block, 'querySelectorAll')<HTMLElement>(`[${OPTION}]`)) {
    const id = memberOf(element, 'getAttribute')(OPTION)?.trim() ?? '';
    byOption.set(id, [...(byOption.get(id) ?? []), element]);
  }
  if (!byOption.size) throw new ElementMissingError('member-access', `[${OPTION}]`);
  return byOption;
}

/** The options that have elements on the page; those without settings are labelled with their id. */
function offeredOptions(
  options: readonly PricingOption[] | null,
  pricedElements: PricedElements,
): PricingOption[] {
  const known = options ?? [...pricedElements.keys()].map((id) => ({ id, label: id }));
  return known.filter(({ id }) => pricedElements.has(id));
}
