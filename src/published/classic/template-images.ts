import { observeViewport } from '../../dom/observers';
import * as page from '../../dom/page';
import { isLeftToOthers } from '../../media/images/image-owner';
import type { Scope } from '../common/scope';

/** The template's own images: banners, index pages, list thumbnails. Its script would have loaded them. */
const IMAGES = 'img[data-src][data-load="false"]:not([data-loader=sqs])';

/** Loads images outside of blocks near the viewport, and shows a banner that waits for a script. */
export function loadTemplateImages({ runtime, attributes, disposables }: Scope): void {
  const load = (image: Element) => {
    runtime.images.load(image);
    image.classList.remove('loading');
  };
  const near = observeViewport((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      near?.unobserve(target);
      load(target);
    }
  });
  for (const banner of page.all('.hide-collection-image')) {
    const isWanted =
      banner.closest('[data-controller*="Banner"]:not([data-controllers-bound])') &&
      banner.querySelector('img[data-src]');
    if (!isWanted) continue;
    attributes.toggleClass(banner, 'hide-collection-image', false);
    attributes.toggleClass(banner, 'content-fill', true);
  }
  for (const image of page.all(IMAGES)) {
    if (!isLeftToOthers(image) || image.closest('.sqs-block, [data-controllers-bound]:not(body)')) continue;
    if (near) near.observe(image);
    else load(image);
  }
  disposables.add(() => near?.disconnect());
}
