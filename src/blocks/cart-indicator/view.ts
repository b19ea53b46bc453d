import { type CartSummary, hasMany, subtotalText } from '../../commerce/cart/cart-summary';
import type { Dispose } from '../../data/dispose';
import * as page from '../../dom/page';
import { replaceText } from '../../i18n/replaced-text';
import { countLabel } from './count-label';
import type { CartIndicator } from './settings';

interface View {
  /** Count and label change together; a count whose label fails or takes too long is shown without it. */
  show(summary: CartSummary): Promise<void>;
  restore: Dispose;
}

/** Milliseconds that a count waits for its label. */
const TIMEOUT = 1000;

/** Updates the server's markup when the cart changes. */
export function createView(block: CartIndicator): View {
  const { runtime } = block;
  const summaryText = createSummaryText(block);
  const label = createLabel(block);
  const report = (error: unknown) => runtime.report(error, { kind: 'block', name: 'cart-indicator' });
  let shown: CartSummary | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    async show(summary) {
      shown = summary;
      clearTimeout(timer);
      timer = setTimeout(() => summaryText.write(summary), TIMEOUT);
      const text = await countLabel(runtime, summary).catch(report);
      if (summary !== shown) return;
      clearTimeout(timer);
      summaryText.write(summary);
      if (text) label.write(text);
    },
    restore() {
      shown = undefined;
      clearTimeout(timer);
      label.remove();
      summaryText.restore();
    },
  };
}

/** Shown above the counting limit (specification, section 9, commerce and money). */
const MANY = '100+';

/** The count and the subtotal, and whether the cart is empty. */
function createSummaryText({ element, runtime, attributes }: CartIndicator) {
  const quantities = textsIn(element, '.sqs-cart-quantity');
  const subtotals = textsIn(element, '.sqs-cart-subtotal');
  const floating = element.closest('#floatingCart'); // published pages show it once the cart has items
  return {
    write(summary: CartSummary) {
      for (const text of quantities) text.write(hasMany(summary) ? MANY : String(summary.items));
      const subtotal = subtotalText(summary.subtotal, runtime.site.currency);
      if (subtotal) for (const text of subtotals) text.write(subtotal);
      attributes.toggleClass(element, 'cart-initialized', true);
      attributes.toggleClass(element, 'cart-empty', summary.items === 0);
      if (floating) attributes.toggleClass(floating, 'hidden', summary.items === 0);
    },
    restore() {
      for (const text of [...quantities, ...subtotals]) text.restore();
    },
  };
}

function textsIn(element: Element, selector: string) {
  return [...element.querySelectorAll(selector)].map(innermost).map(replaceText);
}

/** Published pages have an extra element around the text. One that stands beside the text is none. */
function innermost(element: Element): Element {
  const text = element.textContent?.trim();
  const around = [...element.children].find(
    (child) => child instanceof HTMLElement && child.textContent.trim() === text,
  );
  return around ? innermost(around) : element;
}

/** What screen readers hear in place of the count. */
function createLabel({ element, attributes }: CartIndicator) {
  const quantities = [...element.querySelectorAll('.sqs-cart-quantity')];
  const visuallyHidden = page.create('span');
  visuallyHidden.className = 'mortar-visually-hidden';
  visuallyHidden.dataset.mortarDrawn = '';
  return {
    write(text: string) {
      visuallyHidden.textContent = text;
      if (element.hasAttribute('aria-label')) attributes.set(element, 'aria-label', text);
      else if (quantities[0]) quantities[0].after(visuallyHidden);
      else element.append(visuallyHidden);
      for (const quantity of quantities) attributes.set(quantity, 'aria-hidden', 'true');
    },
    remove() {
      // An old library's `remove()` throws if the element isn't on the page.
      if (visuallyHidden.isConnected) visuallyHidden.remove();
    },
  };
}
