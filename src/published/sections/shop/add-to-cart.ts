import { failureText } from '../../../api/restricted';
import { cartCalls } from '../../../commerce/cart/cart-calls';
import { summaryOf } from '../../../commerce/cart/cart-summary';
import { notifyCartChange } from '../../../commerce/cart/changes';
import { operate } from '../../../dom/delegate';
import { markAsButton } from '../../../dom/mark-as-button';
import { formatMessage, t } from '../../../i18n/t';
import type { Runtime } from '../../../runtime/types';
import type { Scope } from '../../common/scope';
import { buyGiftCard, isGiftCard, labelGiftCard } from './gift-card';
import { type Item, readItem } from './item';
import { isSoldElsewhere, productOf } from './product';
import { showToast } from './show-toast';

/** Milliseconds for which a button says that its product was added. */
const ADDED = 3000;

/** A published button that adds its product to the cart, or leads to the checkout of a gift card. */
export function mountAddToCart(
  button: HTMLElement,
  { runtime, attributes, disposables, signal }: Scope,
): void {
  const product = productOf(button, runtime);
  if (isSoldElsewhere(button, product)) return;
  let isBusy = false;
  let timer: ReturnType<typeof setTimeout>;
  const mark = (name: string, isOn: boolean) => attributes.toggleClass(button, name, isOn);

  async function press(): Promise<void> {
    const item = isBusy ? undefined : readItem(button, product, runtime);
    if (!item) return;
    if (isGiftCard(button)) return buyGiftCard(item.productId, item.sku, runtime);
    isBusy = true;
    clearTimeout(timer);
    mark('cart-added', false);
    mark('cart-adding', true);
    attributes.set(button, 'aria-busy', 'true');
    const isAdded = await add(item, runtime);
    isBusy = false;
    if (signal.aborted) return;
    mark('cart-adding', false);
    attributes.set(button, 'aria-busy', 'false');
    mark('cart-added', isAdded);
    timer = setTimeout(() => mark('cart-added', false), ADDED);
  }

  markAsButton(button, attributes);
  disposables.add(labelGiftCard(button, runtime));
  operate(button, () => void press(), signal);
  disposables.add(() => clearTimeout(timer));
}

async function add(item: Item, runtime: Runtime): Promise<boolean> {
  try {
    const cart = await cartCalls(runtime.http).addItem(item);
    const summary = summaryOf(cart, runtime.site.currency);
    notifyCartChange(summary);
    const english = '{items, plural, one {# item in cart} other {# items in cart}}';
    showToast(runtime, await formatMessage(runtime, english, { items: summary.items }));
    return true;
  } catch (error) {
    runtime.report(error, { kind: 'initializer', name: 'sections' });
    showToast(runtime, t(runtime, failureText(error) ?? 'Unable to add item'));
    return false;
  }
}
