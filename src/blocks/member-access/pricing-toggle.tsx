import { useId, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { memberOf } from '../../dom/member';
import { t } from '../../i18n/t';
import type { MemberAccessProps, PricingOption } from './settings';

interface PricingToggleProps extends MemberAccessProps {
  readonly options: readonly PricingOption[];
  readonly chosen: PricingOption;
  readonly status: string;
  onChoose(option: PricingOption): void;
}

/** The radio buttons, in the page's container for them, else before the rest. */
export function PricingToggle({ element, runtime, options, chosen, status, onChoose }: PricingToggleProps) {
  const [container] = useState(() => memberOf(element, 'querySelector')('[data-pricing-toggle]') ?? element);
  const group = useRef<HTMLDivElement>(null);
  const name = useId();
  useLayoutEffect(() => memberOf(container, 'prepend')(group.current ?? ''), [container]); // a portal would append it
  return createPortal(
    <div
      className="mortar-ui mortar-pricing"
      data-mortar-drawn=""
      role="radiogroup"
      aria-label={t(runtime, 'Pricing options')}
      ref={group}
    >
      {options.map((option) => (
        <label className="mortar-pricing-option" key={option.id}>
          {/* No autocomplete: after a reload the first option is selected. */}
          <input
            type="radio"
            name={name}
            value={option.id}
            autoComplete="off"
            checked={option === chosen}
            onChange={() => onChoose(option)}
          />
          <span className="mortar-pricing-label">{option.label}</span>
        </label>
      ))}
      <p className="mortar-visually-hidden" role="status">
        {status}
      </p>
    </div>,
    container,
  );
}
