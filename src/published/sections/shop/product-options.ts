import { asRecord } from '../../../data/fields';
import { parseJson } from '../../../data/json';
import type { ServerAttributes } from '../../../dom/attributes';
import * as page from '../../../dom/page';
import { t } from '../../../i18n/t';
import type { Scope } from '../../common/scope';
import { readChoices, variantFor } from './choices';
import { startOptionLabels } from './option-labels';
import { isSoldElsewhere, type Product, productOf } from './product';
import { GALLERY_MOUNTED, VARIANT_CHOSEN } from './product-page';
import { productPrice } from './product-price';
import type { Variant } from './variants';

/** Around a product's options: the chosen variant's price, picture and stock are shown. */
export function mountProductOptions(options: HTMLElement, scope: Scope): void {
  const { runtime, attributes, disposables, signal } = scope;
  const product = productOf(options, runtime);
  if (isSoldElsewhere(options, product)) return;
  const price = productPrice(product);
  const note = appendNote(options);
  const showPressed = startOptionLabels(options, scope);

  function update(): void {
    const choices = readChoices(product);
    const isChosen = choices.length > 0 && choices.every(({ value }) => value);
    const variant = isChosen ? variantFor(product, choices) : undefined;
    const isSoldOut = isChosen && product.variants.length > 0 && !variant?.isInStock;
    attributes.set(options, 'data-selected-variant', isChosen ? (variant?.sku ?? '') : null);
    attributes.set(options, 'data-variant-in-stock', variant?.isInStock ? 'true' : null);
    note.hidden = !isSoldOut;
    note.textContent = isSoldOut ? t(runtime, 'Sold out') : '';
    showPressed();
    price.show(variant);
    showHowFew(product, variant, attributes);
    if (variant)
      options.dispatchEvent(new CustomEvent(VARIANT_CHOSEN, { detail: variant.imageIds, bubbles: true }));
  }

  options.addEventListener('change', update, { signal });
  addEventListener(GALLERY_MOUNTED, update, { signal }); // its code may come later
  update(); // a browser may restore what was chosen before
  disposables.add(() => note.remove());
  disposables.add(() => price.show(undefined));
}

function appendNote(options: HTMLElement): HTMLElement {
  const note = page.create('p');
  note.className = 'variant-out-of-stock';
  note.setAttribute('role', 'alert');
  options.append(note);
  return note;
}

/** How few are left of a variant is written once for each, and hidden until it is chosen. */
function showHowFew({ root }: Product, variant: Variant | undefined, attributes: ServerAttributes): void {
  for (const few of root.querySelectorAll('.product-scarcity[data-variant-attributes]'))
    attributes.set(few, 'hidden', variant && isAbout(few, variant) ? null : '');
}

function isAbout(note: Element, { attributes }: Variant): boolean {
  const written = asRecord(parseJson(note.getAttribute('data-variant-attributes')));
  return Object.entries(written).every(([name, value]) => attributes[name] === value);
}
