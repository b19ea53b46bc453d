import { useLayoutEffect, useRef } from 'react';
import { amountText } from '../../commerce/amount';
import type { CartEntry } from '../../commerce/cart/cart';
import * as page from '../../dom/page';
import { formatMessage, t } from '../../i18n/t';
import { changeCart } from './feed';
import { Line } from './line';
import type { CartPageProps } from './settings';

interface LinesProps extends CartPageProps {
  readonly entries: readonly CartEntry[];
  /** Announces a message to screen readers. */
  announce(message: string): void;
}

/** The cart's line items. If a focused one is removed, the focus moves on. */
export function Lines({ entries, announce, ...block }: LinesProps) {
  const { runtime, settings } = block;
  const listRef = useRef<HTMLUListElement>(null);
  const removed = useRef<{ readonly id: string; readonly index: number }>(undefined);

  useLayoutEffect(() => {
    const { id, index } = removed.current ?? {};
    if (index === undefined || entries.some((entry) => entry.id === id)) return;
    removed.current = undefined;
    passFocusOn(listRef.current, index);
  }, [entries]);

  async function removeLine(entry: CartEntry, index: number): Promise<void> {
    removed.current = { id: entry.id, index };
    await changeCart(runtime, settings.storeCurrency, (calls) => calls.removeItem(entry.id));
    announce(await formatMessage(runtime, '{item} was removed from your cart', { item: entry.title }));
  }

  async function changeQuantity(entry: CartEntry, quantity: number): Promise<void> {
    const { storeCurrency: currency } = settings;
    const { subtotalCents: cents } = await changeCart(runtime, currency, (calls) =>
      calls.setQuantity(entry.id, quantity),
    );
    announce(`${t(runtime, 'Subtotal')}: ${amountText({ cents, currency })}`);
  }

  return (
    <ul className="mortar-cart-lines" ref={listRef}>
      {entries.map((entry, index) => (
        <Line
          key={entry.id}
          {...block}
          entry={entry}
          onQuantity={(quantity) => changeQuantity(entry, quantity)}
          onRemove={() => removeLine(entry, index)}
        />
      ))}
    </ul>
  );
}

/** To the line that moved up, the last one, or the heading; a visitor who has moved the focus elsewhere keeps it. */
function passFocusOn(list: HTMLElement | null, index: number): void {
  if (!list || page.activeElement() !== page.body()) return;
  const buttons = list.querySelectorAll<HTMLElement>('.mortar-cart-remove');
  const heading = list.parentElement?.querySelector('h2');
  (buttons[index] ?? buttons[buttons.length - 1] ?? heading)?.focus();
}
