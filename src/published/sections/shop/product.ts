import { asRecord, ownProperty } from '../../../data/fields';
import { parseJson } from '../../../data/json';
import * as page from '../../../dom/page';
import type { Runtime } from '../../../runtime/types';
import { PRODUCT_PAGE } from './product-page';
import { type Variant, variantsOf } from './variants';

/** An entry in a list, a block, and what is offered beside another product. */
const FURTHER = ['.add-on-add-to-cart-wrapper', '.product-list-item', '.grid-item', '.product-block'].join();

/** Older layouts have all that is around a choice twice, for phones and for wider windows. */
const COPY = '.pdp-details';

/** A product on a published page. */
export interface Product {
  readonly id: string;
  readonly root: Element;
  /** Around its options; missing if it comes in one form only. */
  readonly options: HTMLElement | undefined;
  readonly variants: readonly Variant[];
}

/** The product that an element of the page belongs to. */
export function productOf(element: Element, { site }: Runtime): Product {
  const root = rootOf(element);
  const options = [...root.querySelectorAll<HTMLElement>('.product-variants')].find(
    (candidate) => rootOf(candidate) === root,
  );
  const variants = variantsOf(options, root.matches(FURTHER) ? undefined : site);
  const named = root.matches(COPY) ? root.closest('[data-item-id]') : root;
  return { id: idOf([element, options, named]), root, options, variants };
}

function rootOf(element: Element): Element {
  return element.closest(`${FURTHER},${COPY},${PRODUCT_PAGE}`) ?? page.body();
}

function idOf(elements: readonly (Element | null | undefined)[]): string {
  const ids = elements.map((element) => element?.getAttribute('data-item-id'));
  return [...ids, elements.at(-1)?.getAttribute('data-product-id')].find(Boolean) ?? '';
}

/** Whether the platform's own scripts have taken the element or what is around it. */
export function isTaken(element: Element): boolean {
  return element.closest('[data-controllers-bound]') !== null;
}

/** Whether a product is sold by someone else: the platform's own scripts, or an author's form that names no product. */
export function isSoldElsewhere(element: Element, { id }: Product): boolean {
  return isTaken(element) || !id;
}

/** Whether a product asks for what only a form of its own asks; newer pages say so in the product's context. */
export function hasForm(button: Element, { root }: Product): boolean {
  const context = asRecord(parseJson(root.getAttribute('data-context')));
  const fields = asRecord(ownProperty(context, 'product'));
  return button.matches('.use-form') || Boolean(ownProperty(fields, 'additionalFieldsFormId'));
}
