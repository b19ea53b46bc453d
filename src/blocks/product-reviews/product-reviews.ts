import type { Dispose } from '../../data/dispose';
import { hideContents } from '../../dom/hide-contents';
import * as page from '../../dom/page';
import { addStyles } from '../../dom/styles';
import { t } from '../../i18n/t';
import type { MountedBlock } from '../../runtime/block/plain-block';

import { create } from './create';
import { createForm } from './form';
import type { settings } from './settings';
import { STYLES } from './styles';

export type ProductReviews = MountedBlock<typeof settings>;

/** Asks for stars and words about what was bought, or says why there is nothing to ask. */
export async function startProductReviews(block: ProductReviews): Promise<Dispose> {
  const { element, runtime, attributes, signal } = block;
  const container = page.create('section');
  container.className = 'mortar-reviews';
  const heading = create('h2', 'heading', t(runtime, 'Rate your purchase'));
  heading.id = `mortar-reviews-${++count}`;
  container.setAttribute('aria-labelledby', heading.id);
  container.append(heading, await contentOf(block));
  const removeStyles = addStyles(STYLES, runtime.tag.nonce);
  if (!signal.aborted) element.append(container);
  hideContents(element, attributes, container);
  return () => {
    container.remove();
    removeStyles();
  };
}

let count = 0;

async function contentOf(block: ProductReviews): Promise<HTMLElement> {
  const why = whyNothingIsAsked(block);
  return why ? create('p', 'message', t(block.runtime, why)) : createForm(block);
}

/** In the words of the specification, section 8. */
function whyNothingIsAsked({ settings: { state, products } }: ProductReviews): string {
  if (state === 'reviewed') return 'You have already reviewed this purchase';
  if (state === 'expired') return 'Your review request has expired';
  return products?.length ? '' : 'There are no products to review';
}
