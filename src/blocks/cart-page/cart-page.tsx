import { useEffect, useState } from 'react';
import { failureText } from '../../api/restricted';
import { useLiveValue } from '../../components/use-live-value';
import { navigableAddress } from '../../data/links/navigable';
import { t } from '../../i18n/t';
import { cartFeed } from './feed';
import { Lines } from './lines';
import type { CartPageProps } from './settings';
import { Totals } from './totals';

/** The cart in its current state: loading, failed, empty, or its line items and total. */
export function CartPage(props: CartPageProps) {
  const { runtime, settings } = props;
  const { value: cart, error } = useLiveValue(cartFeed.known);
  const [status, setStatus] = useState('');
  useEffect(() => cartFeed.join(runtime), [runtime]);
  const isEmpty = cart?.entries.length === 0;
  return (
    <div className="mortar-ui mortar-cart mortar-fills" data-mortar-drawn="">
      <section
        className="mortar-cart-page"
        aria-busy={!cart && !error}
        aria-label={t(runtime, 'Shopping Cart')}
      >
        <h2 className="mortar-cart-heading" tabIndex={-1}>
          {t(runtime, 'Shopping Cart')}
        </h2>
        <p className="mortar-visually-hidden" role="status">
          {status}
        </p>
        {!cart && error !== undefined && <LoadAgain {...props} error={error} />}
        {isEmpty && (
          <p className="mortar-cart-empty">{t(runtime, 'You have nothing in your shopping cart.')}</p>
        )}
        {cart && <Lines {...props} entries={cart.entries} announce={setStatus} />}
        {cart && !isEmpty && <Totals {...props} cents={cart.subtotalCents} />}
        {(cart || error !== undefined) && (
          <p className="mortar-cart-ways">
            <a className="mortar-cart-continue" href={addressOfShop(settings.continueShoppingLinkUrl)}>
              {t(runtime, 'Continue Shopping')}
            </a>
          </p>
        )}
      </section>
    </div>
  );
}

function LoadAgain({ runtime, error }: CartPageProps & { readonly error: unknown }) {
  const why = failureText(error);
  return (
    <p className="mortar-cart-problem" role="alert">
      {why && <span className="mortar-cart-why">{t(runtime, why)}</span>}
      <button form="" className="mortar-cart-button" onClick={() => void cartFeed.refresh(runtime)}>
        {t(runtime, 'Unable to load. Try again.')}
      </button>
    </p>
  );
}

/** Resolved against the site, whatever the page's `<base>` says. */
function addressOfShop(raw: string): string {
  return navigableAddress(raw, location.href) || location.origin;
}
