import { useState } from 'react';
import { failureText } from '../../api/failure-text';
import { useLiveValue } from '../../components/use-live-value';
import { navigableAddress } from '../../data/links/navigable';
import { t } from '../../i18n/t';
import type { CartPage } from './cart-page';
import { cartFeed } from './feed';
import { Lines } from './lines';
import { Totals } from './totals';

/** The cart as far as it is known: on its way, not to be had, empty, or its lines and what they come to. */
export function CartView(block: CartPage) {
  const { value: cart, error } = useLiveValue(cartFeed.known);
  const [status, setStatus] = useState('');
  const { runtime, settings } = block;
  const isEmpty = cart?.entries.length === 0;
  return (
    <section
      className="mortar-cart-page"
      aria-busy={!cart && !error}
      aria-label={t(runtime, 'Shopping Cart')}
    >
      <h2 className="mortar-cart-heading" tabIndex={-1}>
        {t(runtime, 'Shopping Cart')}
      </h2>
      <p className="mortar-spoken" role="status">
        {status}
      </p>
      {!cart && error !== undefined && <LoadAgain {...block} error={error} />}
      {isEmpty && (
        <p className="mortar-cart-empty">{t(runtime, 'You have nothing in your shopping cart.')}</p>
      )}
      {cart && <Lines {...block} entries={cart.entries} announce={setStatus} />}
      {cart && !isEmpty && <Totals {...block} cents={cart.subtotalCents} />}
      {(cart || error !== undefined) && (
        <p className="mortar-cart-ways">
          <a className="mortar-cart-continue" href={addressOfShop(settings.continueShoppingLinkUrl)}>
            {t(runtime, 'Continue Shopping')}
          </a>
        </p>
      )}
    </section>
  );
}

function LoadAgain({ runtime, error }: CartPage & { readonly error: unknown }) {
  const why = failureText(error);
  return (
    <p className="mortar-cart-problem" role="alert">
      {why && <span className="mortar-cart-why">{t(runtime, why)}</span>}
      <button type="button" className="mortar-cart-button" onClick={() => void cartFeed.refresh(runtime)}>
        {t(runtime, 'Unable to load. Try again.')}
      </button>
    </p>
  );
}

/** Of this site, whatever the page's `<base>` says. */
function addressOfShop(raw: string): string {
  return navigableAddress(raw, location.href) || location.origin;
}
