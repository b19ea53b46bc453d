import * as page from '../../../dom/page';
import { moveTo } from '../../common/move-to';
import type { Scope } from '../../common/scope';

/** The first block of the content, if it is a slideshow. */
const FIRST =
  '.sqs-layout > .sqs-row:first-child > .sqs-col-12 > .gallery-block:first-child:has(.sqs-gallery-block-slideshow)';

/** A slideshow at the start of a page is its banner, as wide as the window; some captions are only seen there. */
export function promoteGalleries(scope: Scope): void {
  if (page.body().matches('.collection-type-page'))
    promote('.main-content', '#promotedGalleryWrapper .row .col', document, scope);
  if (page.body().matches('.collection-type-index'))
    for (const section of page.all('.index-section'))
      promote('.index-section-wrapper', '.promoted-gallery-wrapper', section, scope);
}

function promote(content: string, banner: string, within: ParentNode, scope: Scope): void {
  const slideshow = within.querySelector<HTMLElement>(`${content} ${FIRST}`);
  const place = slideshow && within.querySelector<HTMLElement>(banner);
  if (!place) return;
  const { attributes, disposables } = scope;
  attributes.toggleClass(place, 'promoted-full', place.matches('.promoted-gallery-wrapper'));
  const isFirst = !(within instanceof Element) || within.matches(':first-child');
  if (isFirst) attributes.toggleClass(page.body(), 'has-banner-image', true);
  attributes.toggleClass(page.body(), 'has-promoted-gallery', true);
  disposables.add(moveTo(place, slideshow));
}
