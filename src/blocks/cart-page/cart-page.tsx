import * as page from '../../dom/page';
import { addStyles } from '../../dom/styles';
import type { Stop } from '../../runtime/types';
import { hideContents } from '../../dom/hide-contents';
import { createLifetime } from '../../data/disposables';
import { openRoot } from '../../runtime/block/root';
import type { MountedBlock } from '../../runtime/block/plain-block';
import { CartView } from './cart-view';
import { cartFeed } from './feed';
import type { settings } from './settings';
import { STYLES } from './styles';

export type CartPage = MountedBlock<typeof settings>;

/** Draws the visitor's cart into the container that the page keeps for it. */
export async function startCartPage(block: CartPage, takeBack: Stop): Promise<Stop> {
  const { element, runtime, attributes } = block;
  const life = createLifetime();
  const container = element.querySelector<HTMLElement>('#sqs-cart-container') ?? element;
  const place = page.create('div');
  place.className = 'mortar-cart';
  life.keep(addStyles(STYLES, runtime.tag.nonce));
  life.keep(cartFeed.join(runtime));
  container.append(place);
  life.keep(() => place.remove());
  const where = { kind: 'block', name: 'cart-page' } as const;
  const fail = () => {
    life.end();
    takeBack();
  };
  try {
    life.keep(await openRoot(place, <CartView {...block} />, { runtime, where, onFail: fail }));
  } catch (error) {
    life.end();
    throw error;
  }
  hideContents(container, attributes, place);
  return life.end;
}
