import { type CartSummary, hasMany, subtotalText } from '../../commerce/cart/cart-summary';
import type { Dispose } from '../../data/dispose';
import * as page from '../../dom/page';
import { replaceText } from '../../i18n/replaced-text';
import { countLabel } from './count-label';
import type { CartIndicator } from './settings';

interface View {
  show(summary: CartSummary): Promise<void>;
  restore: Dispose;
}

/** Updates the server's markup when the cart changes. */
export function createView({ element, runtime, attributes }: CartIndicator): View {
  const { currency } = runtime.site;
  const quantities = [...element.querySelectorAll('.sqs-cart-quantity')];
  const quantityTexts = quantities.map(innermost).map(replaceText);
  const subtotalTexts = [...element.querySelectorAll('.sqs-cart-subtotal')].map(innermost).map(replaceText);
  const floating = element.closest('#floatingCart'); // published pages show it once the cart has items
  const visuallyHidden = page.create('span');
  visuallyHidden.className = 'mortar-visually-hidden';

  function write(summary: CartSummary): void {
    for (const text of quantityTexts) text.write(hasMany(summary) ? MANY : String(summary.items));
    const subtotal = subtotalText(summary.subtotal, currency);
    if (subtotal) for (const text of subtotalTexts) text.write(subtotal);
    attributes.toggleClass(element, 'cart-initialized', true);
    attributes.toggleClass(element, 'cart-empty', summary.items === 0);
    if (floating) attributes.toggleClass(floating, 'hidden', summary.items === 0);
  }

  function writeLabel(label: string): void {
    visuallyHidden.textContent = label;
    if (element.hasAttribute('aria-label')) attributes.set(element, 'aria-label', label);
    else if (quantities[0]) quantities[0].after(visuallyHidden);
    else element.append(visuallyHidden);
    for (const quantity of quantities) attributes.set(quantity, 'aria-hidden', 'true');
  }

  function report(error: unknown): void {
    runtime.report(error, { kind: 'block', name: 'cart-indicator' });
  }

  let shown: CartSummary | undefined;
  return {
    /** Count and label change together; a count whose label fails is shown without it. */
    async show(summary) {
      shown = summary;
      const label = await countLabel(runtime, summary).catch(report);
      if (summary !== shown) return;
      write(summary);
      if (label) writeLabel(label);
    },
    restore() {
      shown = undefined;
      // An old library's `remove()` throws if the element isn't on the page.
      if (visuallyHidden.isConnected) visuallyHidden.remove();
      for (const text of [...quantityTexts, ...subtotalTexts]) text.restore();
    },
  };
}

/** Shown above the counting limit (specification, section 9, commerce and money). */
const MANY = '100+';

/** Published pages have an extra element around the text. */
function innermost(element: Element): Element {
  return element.firstElementChild ? innermost(element.firstElementChild) : element;
}
