import { operate } from '../../dom/delegate';
import type { Scope } from '../common/scope';

/** A product in a list, a summary or a block of its own. */
const PRODUCTS = '.grid-item, .product-list-item, .ProductList-item, .summary-item, .product-block';

/** A button for a quick view or for the options leads to the page of its product; with Ctrl in a new tab. */
export function mountQuickView(button: HTMLElement, { signal }: Scope): void {
  const links = [...(button.closest(PRODUCTS)?.querySelectorAll<HTMLElement>('a[href]') ?? [])];
  const link = links.find((candidate) => !button.contains(candidate));
  const follow = (event: Event) => link?.dispatchEvent(new MouseEvent('click', event));
  if (link && !button.closest('a[href]')) operate(button, follow, signal);
}
