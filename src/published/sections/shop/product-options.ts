import { asRecord } from '../../../data/fields';
import { parseJson } from '../../../data/json';
import * as page from '../../../dom/page';
import { isPressKey } from '../../../dom/press-key';
import { t } from '../../../i18n/t';
import type { Scope } from '../../shared/scope';
import { readChoices, variantFor } from './choices';
import { isSoldElsewhere, productOf } from './product';
import { GALLERY_MOUNTED, VARIANT_CHOSEN } from './product-page';
import { productPrice } from './product-price';
import type { Variant } from './variants';

/** Around a product's options: the chosen variant's price, picture and stock are shown. */
export function mountProductOptions(
  options: HTMLElement,
  { runtime, attributes, disposables, signal }: Scope,
): void {
  const product = productOf(options, runtime);
  if (isSoldElsewhere(options, product)) return;
  const price = productPrice(product);
  const labels = [...options.querySelectorAll<HTMLLabelElement>('label[role="button"]')];
  const note = page.create('p');
  note.className = 'variant-out-of-stock';
  note.setAttribute('role', 'alert');
  options.append(note);

  function update(): void {
    const choices = readChoices(product);
    const isChosen = choices.length > 0 && choices.every(({ value }) => value);
    const variant = isChosen ? variantFor(product, choices) : undefined;
    attributes.set(options, 'data-selected-variant', isChosen ? (variant?.sku ?? '') : null);
    attributes.set(options, 'data-variant-in-stock', variant?.isInStock ? 'true' : null);
    const isSoldOut = isChosen && product.variants.length > 0 && !variant?.isInStock;
    note.hidden = !isSoldOut;
    note.textContent = isSoldOut ? t(runtime, 'Sold out') : '';
    for (const label of labels)
      attributes.set(label, 'aria-pressed', String(controlOf(label, options)?.checked === true));
    price.show(variant);
    for (const few of product.root.querySelectorAll('.product-scarcity[data-variant-attributes]'))
      attributes.set(few, 'hidden', variant && isAbout(few, variant) ? null : '');
    if (variant)
      options.dispatchEvent(new CustomEvent(VARIANT_CHOSEN, { detail: variant.imageIds, bubbles: true }));
  }

  options.addEventListener('change', update, { signal });
  addEventListener(GALLERY_MOUNTED, update, { signal }); // its code may come later
  for (const label of labels) {
    label.addEventListener('keydown', press, { signal });
    label.addEventListener('click', (event) => chooseHere(event, label, options), { signal });
  }
  update(); // a browser may restore what was chosen before
  disposables.add(() => note.remove());
  disposables.add(() => price.show(undefined));
}

/** How few are left of a variant is written once for each, and hidden until it is chosen. */
function isAbout(note: Element, { attributes }: Variant): boolean {
  const written = asRecord(parseJson(note.getAttribute('data-variant-attributes')));
  return Object.entries(written).every(([name, value]) => attributes[name] === value);
}

/** Labels that look like buttons, of radio buttons that nobody sees: a browser leaves their keys alone. */
function press(event: KeyboardEvent): void {
  if (!isPressKey(event.key)) return;
  event.preventDefault();
  (event.currentTarget as HTMLLabelElement).click();
}

/** A label leads to the first control with its name; a copy of the options for another width may hold that one. */
function chooseHere(event: Event, label: HTMLLabelElement, options: Element): void {
  const control = controlOf(label, options);
  if (!control || control === label.control) return;
  event.preventDefault();
  control.click();
}

function controlOf({ htmlFor, control }: HTMLLabelElement, options: Element): HTMLInputElement | undefined {
  const own = htmlFor ? options.querySelector(`[id="${CSS.escape(htmlFor)}"]`) : control;
  return own instanceof HTMLInputElement ? own : undefined;
}
