import { createDisposables } from '../../data/disposables';
import type { Dispose } from '../../data/dispose';
import { hideContents } from '../../dom/hide-contents';
import * as page from '../../dom/page';
import { addStyles } from '../../dom/styles';
import type { MountedBlock } from '../../runtime/block/plain-block';
import { openRoot } from '../../runtime/block/root';

import { CartView } from './cart-view';
import { cartFeed } from './feed';
import type { settings } from './settings';
import { STYLES } from './styles';

export type CartPage = MountedBlock<typeof settings>;

/** Draws the visitor's cart into the container that the page keeps for it. */
export async function startCartPage(block: CartPage, rollback: Dispose): Promise<Dispose> {
  const { element, runtime, attributes } = block;
  const disposables = createDisposables();
  const container = element.querySelector<HTMLElement>('#sqs-cart-container') ?? element;
  const root = page.create('div');
  root.className = 'mortar-cart';
  disposables.add(addStyles(STYLES, runtime.tag.nonce));
  disposables.add(cartFeed.join(runtime));
  container.append(root);
  disposables.add(() => root.remove());
  const where = { kind: 'block', name: 'cart-page' } as const;
  const fail = () => {
    disposables.dispose();
    rollback();
  };
  try {
    disposables.add(await openRoot(root, <CartView {...block} />, { runtime, where, onFail: fail }));
  } catch (error) {
    disposables.dispose();
    throw error;
  }
  hideContents(container, attributes, root);
  return disposables.dispose;
}
