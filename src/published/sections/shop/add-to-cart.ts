import { failureText } from '../../../api/restricted';
import { cartCalls } from '../../../commerce/cart/cart-calls';
import { summaryOf } from '../../../commerce/cart/cart-summary';
import { notifyCartChange } from '../../../commerce/cart/changes';
import { operate } from '../../../dom/delegate';
import { markAsButton } from '../../../dom/mark-as-button';
import { formatMessage, t } from '../../../i18n/t';
import type { MountBlock, Runtime } from '../../../runtime/types';
import { readChoices, variantFor } from './choices';
import { buyGiftCard, isGiftCard, labelGiftCard } from './gift-card';
import { hasForm, isSoldElsewhere, type Product, productOf } from './product';
import { say } from './say';

/** Milliseconds for which a button says that its product was added. */
const ADDED = 3000;

/** A plan the visitor has chosen instead of a single purchase. */
const SUBSCRIPTION = '[value="SUBSCRIPTION"]:checked, [value="subscription-radio"]:checked';

/** A published button that adds its product to the cart, or leads to the checkout of a gift card. */
export const mountAddToCart: MountBlock = (button, runtime) => {
  const product = productOf(button, runtime);
  if (isSoldElsewhere(button, product)) return () => {};
  const attributes = runtime.keepAttributes();
  const controller = new AbortController();
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
    if (controller.signal.aborted) return;
    mark('cart-adding', false);
    attributes.set(button, 'aria-busy', 'false');
    mark('cart-added', isAdded);
    timer = setTimeout(() => mark('cart-added', false), ADDED);
  }

  markAsButton(button, attributes);
  const restoreLabel = labelGiftCard(button, runtime);
  operate(button, () => void press(), controller.signal);
  return () => {
    controller.abort();
    clearTimeout(timer);
    restoreLabel();
    attributes.restore();
  };
};

interface Item {
  readonly productId: string;
  /** `null` for the only variant of a product, if the page does not name it. */
  readonly sku: string | null;
  readonly quantity: number;
}

/** What the visitor wants; `undefined` if something is missing, which the visitor is told. */
function readItem(button: HTMLElement, product: Product, runtime: Runtime): Item | undefined {
  const quantity = quantityOf(product);
  const problem = problemWith(button, product);
  if (problem) say(runtime, t(runtime, problem));
  if (problem || !quantity) return undefined;
  const sku = variantFor(product, readChoices(product))?.sku || null;
  return { productId: product.id, sku, quantity };
}

function problemWith(button: HTMLElement, product: Product): string | undefined {
  const choices = readChoices(product);
  const missing = choices.find(({ value }) => !value);
  missing?.control?.focus();
  if (missing) return 'Select an option';
  if (product.variants.length && !variantFor(product, choices)?.isInStock) return 'Sold out';
  if (hasForm(button, product)) return 'Unable to open form';
  return product.root.querySelector(SUBSCRIPTION) ? 'Unable to add item' : undefined;
}

/** 1 without a field; 0 if the field's number is invalid, which the browser then says. */
function quantityOf({ root }: Product): number {
  const field = root.querySelector<HTMLInputElement>(
    ':is(.product-quantity-input, .product-quantity-input-wrapper) input',
  );
  if (!field) return 1;
  return field.reportValidity() ? Number(field.value) || 1 : 0;
}

async function add(item: Item, runtime: Runtime): Promise<boolean> {
  try {
    const cart = await cartCalls(runtime.http).addItem(item);
    const summary = summaryOf(cart, runtime.site.currency);
    notifyCartChange(summary);
    const english = '{items, plural, one {# item in cart} other {# items in cart}}';
    say(runtime, await formatMessage(runtime, english, { items: summary.items }));
    return true;
  } catch (error) {
    runtime.report(error, { kind: 'initializer', name: 'sections' });
    say(runtime, t(runtime, failureText(error) ?? 'Unable to add item'));
    return false;
  }
}
