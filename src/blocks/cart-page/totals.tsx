import { type MouseEvent, useId, useState } from 'react';
import { amountText } from '../../commerce/amount';
import { t } from '../../i18n/t';
import { unreachedMinimum } from './minimum-order';
import type { CartPageProps } from './settings';
import { useMinimumText } from './use-minimum-text';

interface TotalsProps extends CartPageProps {
  readonly cents: number;
}

/** The button that opens a context menu (`MouseEvent.button`). */
const RIGHT = 2;

/** The subtotal and the checkout link. Below the shop's minimum order, a message replaces the link. */
export function Totals({ runtime, settings, cents }: TotalsProps) {
  const { storeCurrency: currency, minimumOrderSubtotal } = settings;
  const minimum = unreachedMinimum(minimumOrderSubtotal, { cents, currency });
  const id = useId();
  const [isStopped, setStopped] = useState(false);
  const why = useMinimumText(runtime, minimum && amountText(minimum));
  const stopBelowMinimum = (event: MouseEvent) => {
    if (!minimum || event.button === RIGHT) return;
    event.preventDefault();
    setStopped(true);
  };
  return (
    <div className="mortar-cart-totals">
      <dl className="mortar-cart-subtotal">
        <dt>{t(runtime, 'Subtotal')}</dt>
        <dd>{amountText({ cents, currency })}</dd>
      </dl>
      {minimum && (
        <p
          className="mortar-cart-minimum"
          id={id}
          role={isStopped ? 'alert' : undefined}
          key={String(isStopped)}
        >
          {why}
        </p>
      )}
      <a
        className={`mortar-cart-button mortar-cart-checkout${minimum ? ' mortar-cart-stopped' : ''}`}
        href={`${location.origin}/commerce/goto-checkout`}
        aria-describedby={minimum ? id : undefined}
        onClick={stopBelowMinimum}
        onAuxClick={stopBelowMinimum} // the middle button opens a tab
      >
        {t(runtime, 'Checkout')}
      </a>
    </div>
  );
}
