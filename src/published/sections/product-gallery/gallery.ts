import { startArrow } from '../../../components/arrow';
import { entriesOf } from '../../../data/indexes';
import { addStyles } from '../../../dom/styles';
import { replaceText } from '../../../i18n/replaced-text';
import { t } from '../../../i18n/t';
import type { Scope } from '../../common/scope';
import { startSlideButton } from '../../common/slide-button';
import { watchSwipes } from '../../common/watch-swipes';
import { GALLERY_MOUNTED, PRODUCT_PAGE, VARIANT_CHOSEN } from '../shop/product-page';
import { openProductPictures } from './lightbox';
import { markLoaded } from './marks';
import { isListed } from './row';
import { createSelection } from './selection';
import styles from './stack.css';

const SLIDES =
  '.ProductItem-gallery-slides-item, .product-gallery-slides-item, .pdp-gallery-slides, #productSlideshow > .slide';
const THUMBNAILS =
  '.ProductItem-gallery-thumbnails-item, .product-gallery-thumbnails-item, #productThumbnails > .slide';
const STEPPERS = [
  { selector: 'button[class*="prev"]', step: -1, label: 'Previous Slide' },
  { selector: 'button[class*="next"]', step: 1, label: 'Next Slide' },
] as const;

/** What holds the slides. */
const STACKS = '.ProductItem-gallery-slides, .product-gallery-slides, .pdp-gallery-images, #productSlideshow';

/** The lightbox of published pages, in the markup after the last slide. */
const LIGHTBOX = '.gallery-lightbox-outer-wrapper';

/** "2 / 5" on phones, which show no thumbnails. */
const INDICATORS = '[data-product-gallery="indicator"]:empty';

/** A product's images: one is selected, the others are a click or a swipe away. */
export function mountProductGallery(gallery: HTMLElement, scope: Scope): void {
  const { runtime, attributes, disposables, signal } = scope;
  const find = (selector: string) => [...gallery.querySelectorAll<HTMLElement>(selector)];
  const slides = find(SLIDES);
  const thumbnails = find(THUMBNAILS);
  const indicators = slides.length > 1 ? find(INDICATORS).map(replaceText) : [];
  const served = slides.findIndex((slide) => slide.matches('.selected'));
  const { goTo, move, fitRow } = createSelection({ slides, thumbnails, indicators }, attributes);
  const swipe = (step: number) => {
    if (!isListed(slides)) move(step);
  };

  markLoaded({ slides, thumbnails, buttons: find('.enable-on-first-image-load') }, attributes);
  for (const [index, thumbnail] of entriesOf(thumbnails))
    startSlideButton(thumbnail, index, () => goTo(index), scope);
  // Some designs stack pictures that are merely transparent: the keyboard reaches them, also on its way back.
  for (const [index, slide] of entriesOf(slides))
    slide.addEventListener('focusin', () => goTo(index), { signal });
  for (const { selector, step, label } of STEPPERS)
    for (const button of find(selector)) startArrow(button, t(runtime, label), () => move(step), scope);
  for (const stack of find(STACKS)) watchSwipes(stack, swipe, signal);
  addEventListener('resize', fitRow, { signal });
  followVariants(gallery, slides, goTo, signal);
  // Style sheets take the margin from the last child, which on the platform is the last slide.
  const last = slides.at(-1);
  if (last?.nextElementSibling?.matches(LIGHTBOX)) attributes.style(last, 'margin-bottom', '0');
  for (const slideshow of find('#productSlideshow')) stackSlides(slideshow, scope, () => move(1));
  openProductPictures({ gallery, slides, ...scope });
  if (slides.length) goTo(Math.max(0, served));
  gallery.dispatchEvent(new CustomEvent(GALLERY_MOUNTED, { bubbles: true }));
  for (const indicator of indicators) disposables.add(indicator.restore);
}

/** Shows the picture of the variant that the visitor chooses. */
function followVariants(
  gallery: HTMLElement,
  slides: readonly HTMLElement[],
  goTo: (index: number) => void,
  signal: AbortSignal,
): void {
  const follow = (event: Event) => {
    const ids: readonly string[] = (event as CustomEvent).detail;
    const index = slides.findIndex((slide) => ids.includes(slide.getAttribute('data-image-id') ?? ''));
    if (index >= 0) goTo(index);
  };
  gallery.closest(PRODUCT_PAGE)?.addEventListener(VARIANT_CHOSEN, follow, { signal });
}

/** The first templates of version 7.0 leave it to a script to stack the slides; a click leads to the next one. */
function stackSlides(slideshow: HTMLElement, scope: Scope, goToNext: () => void): void {
  const { runtime, attributes, disposables, signal } = scope;
  disposables.add(addStyles(styles, runtime.tag.nonce));
  attributes.toggleClass(slideshow, 'mortar-product-stack', true);
  slideshow.addEventListener('click', goToNext, { signal });
}
