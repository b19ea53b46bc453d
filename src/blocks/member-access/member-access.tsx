import { useState } from 'react';
import { memberOf } from '../../dom/member';
import { useAttributes } from '../../runtime/block/use-attributes';
import { findPricedElements, offeredOptions, type PricedElements } from './priced-elements';
import { PricingToggle } from './pricing-toggle';
import type { MemberAccessProps, PricingOption } from './settings';

/** A choice of ways to pay. One way is no choice. */
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

/** Shows the price, button and section of one option, and tells those who don't see the page what a choice changes. */
function PricingChoice(props: PricingChoiceProps) {
  const { pricedElements, options, first } = props;
  const [chosen, setChosen] = useState(first);
  const [status, setStatus] = useState('');

  useAttributes(props, (attributes) => {
    for (const [id, elements] of pricedElements) {
      const isOther = id !== chosen.id;
      for (const element of elements) {
        attributes.set(element, 'hidden', isOther ? '' : null);
        attributes.toggleClass(element, 'mortar-pricing-other', isOther);
      }
    }
  });

  function choose(option: PricingOption): void {
    setChosen(option);
    setStatus([option.label, ...pricesIn(pricedElements.get(option.id) ?? [])].join(', '));
  }
  return <PricingToggle {...props} options={options} chosen={chosen} status={status} onChoose={choose} />;
}

/** The short texts that a choice swaps; buttons and whole sections are for those who go there. */
function pricesIn(elements: readonly HTMLElement[]): string[] {
  const texts = elements
    .filter((part) => !memberOf(part, 'matches')(NO_PRICE))
    .map((part) => part.textContent.trim());
  return texts.filter((text) => text && text.length <= LONGEST_PRICE);
}

const NO_PRICE = 'section, article, form, a, button, :has(a, button)';

/** Characters of a price with the words around it. */
const LONGEST_PRICE = 80;
