import type { Dispose } from '../../data/dispose';
import * as page from '../../dom/page';
import { t } from '../../i18n/t';

import type { MemberAccess } from './member-access';
import type { PricingOption } from './settings';

/** The radio buttons with which a visitor chooses. */
export interface Toggle {
  /** Tells those who don't see the page what a choice has changed. */
  announce(message: string): void;
  remove: Dispose;
}

/** Stands where the page has kept a place for it, else before everything. */
export function insertToggle(
  { element, runtime, signal }: MemberAccess,
  options: readonly PricingOption[],
  chosen: PricingOption,
  choose: (option: PricingOption) => void,
): Toggle {
  const group = create('fieldset', 'mortar-pricing');
  const legend = create('legend', 'mortar-pricing-hidden', t(runtime, 'Pricing options'));
  const status = create('p', 'mortar-pricing-hidden');
  status.setAttribute('role', 'status');
  group.append(legend, ...createRadios(), status);
  (element.querySelector('[data-pricing-toggle]') ?? element).prepend(group);

  function createRadios(): HTMLElement[] {
    const name = `mortar-pricing-${++groups}`;
    return options.map((option) => {
      const radio = page.create('input');
      Object.assign(radio, { type: 'radio', name, value: option.id, checked: option === chosen });
      radio.autocomplete = 'off'; // a page that is loaded again begins with its first option
      radio.addEventListener('change', () => choose(option), { signal });
      const label = create('label', 'mortar-pricing-option');
      label.append(radio, create('span', 'mortar-pricing-label', option.label));
      return label;
    });
  }

  return {
    announce: (message) => {
      status.textContent = message;
    },
    remove: () => group.remove(),
  };
}

let groups = 0;

function create<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string,
  text = '',
): HTMLElementTagNameMap[Tag] {
  const element = page.create(tag);
  element.className = className;
  element.textContent = text;
  return element;
}
