import { useId } from 'react';
import { amountText } from '../../commerce/amount';
import type { CartEntry } from '../../commerce/cart/cart';
import { navigableAddress } from '../../data/links/navigable';
import { t } from '../../i18n/t';
import { Quantity } from './quantity';
import type { CartPageProps } from './settings';
import { useAttempts } from './use-attempts';

interface LineProps extends CartPageProps {
  readonly entry: CartEntry;
  onQuantity(quantity: number): Promise<void>;
  onRemove(): Promise<void>;
}

/** A line item with its quantity. Failures are shown next to it. */
export function Line({ runtime, settings, entry, onQuantity, onRemove }: LineProps) {
  const { unitPriceCents, quantity } = entry;
  const id = useId();
  const { problem, isPending, attempt } = useAttempts(runtime);
  const price = (cents: number) => amountText({ cents, currency: settings.storeCurrency });

  return (
    <li className="mortar-cart-line" aria-busy={isPending}>
      <Picture entry={entry} />
      <div className="mortar-cart-product">
        <p className="mortar-cart-title" id={id}>
          <Title entry={entry} />
        </p>
        <Options entry={entry} />
        <p className="mortar-cart-price">{price(unitPriceCents)}</p>
      </div>
      <div className="mortar-cart-controls">
        <Quantity
          label={t(runtime, 'Quantity')}
          productId={id}
          quantity={quantity}
          isPending={isPending}
          onChange={(wanted) => attempt(onQuantity(wanted), 'Unable to update quantity')}
          onZero={() => attempt(onRemove(), 'Unable to remove item')}
        />
        <button
          form=""
          className="mortar-cart-remove"
          id={`${id}-remove`}
          aria-labelledby={`${id}-remove ${id}`}
          onClick={() => {
            if (!isPending) void attempt(onRemove(), 'Unable to remove item');
          }}
        >
          {t(runtime, 'Remove')}
        </button>
      </div>
      <p className="mortar-cart-total">{price(unitPriceCents * quantity)}</p>
      {problem && (
        <p className="mortar-cart-problem" role="alert">
          {problem}
        </p>
      )}
    </li>
  );
}

interface EntryProps {
  readonly entry: CartEntry;
}

function Title({ entry: { title, fullUrl } }: EntryProps) {
  const address = navigableAddress(fullUrl, location.href);
  return address ? <a href={address}>{title}</a> : title;
}

/** The chosen product variant. */
function Options({ entry: { chosenVariant } }: EntryProps) {
  const options = chosenVariant?.optionValues.map((option) => option?.value).filter(Boolean) ?? [];
  return options.length > 0 && <p className="mortar-cart-options">{options.join(', ')}</p>;
}

/** No alt text: it is next to its title. */
function Picture({ entry: { imageUrl } }: EntryProps) {
  const address = navigableAddress(imageUrl, location.href);
  return address ? (
    <img className="mortar-cart-picture" src={address} alt="" width={96} height={96} />
  ) : (
    <span className="mortar-cart-picture" />
  );
}
