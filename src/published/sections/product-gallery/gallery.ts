import { startArrow } from '../../../components/arrow';
import { entriesOf } from '../../../data/indexes';
import { wrapIndex } from '../../../data/swipe';
import { addStyles } from '../../../dom/styles';
import { replaceText } from '../../../i18n/replaced-text';
import { t } from '../../../i18n/t';
import type { Scope } from '../../shared/scope';
import { startSlideButton } from '../../shared/slide-button';
import { watchSwipes } from '../../shared/watch-swipes';
import { GALLERY_MOUNTED, PRODUCT_PAGE, VARIANT_CHOSEN } from '../shop/product-page';
import { openProductPictures } from './lightbox';
import { markLoaded, markNeighbours, markSelected } from './marks';
import { isListed, moveRow, nextInRow } from './row';
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
  const marked = slides.findIndex((slide) => slide.matches('.selected'));
  let current = Math.max(0, marked);

  function select(index: number, step: number): void {
    const selection = { current: wrapIndex(index, slides.length), left: current, step };
    current = selection.current;
    for (const indicator of indicators) indicator.write(`${current + 1} / ${slides.length}`);
    for (const elements of [slides, thumbnails]) markSelected(elements, selection, attributes);
    markNeighbours(slides, selection, attributes);
    moveRow(slides, current, attributes);
  }
  const goTo = (index: number) => select(index, index - current);
  const move = (step: number) => select(nextInRow(slides, current, step), step);
  function goToVariant(event: Event): void {
    const ids: readonly string[] = (event as CustomEvent).detail;
    const index = slides.findIndex((slide) => ids.includes(slide.getAttribute('data-image-id') ?? ''));
    if (index >= 0 && index !== current) goTo(index);
  }

  markLoaded({ slides, thumbnails, buttons: find('.enable-on-first-image-load') }, attributes);
  for (const [index, thumbnail] of entriesOf(thumbnails))
    startSlideButton(thumbnail, index, () => goTo(index), scope);
  // Some designs stack pictures that are merely transparent: the keyboard reaches them, also on its way back.
  for (const [index, slide] of entriesOf(slides))
    slide.addEventListener('focusin', () => index !== current && goTo(index), { signal });
  for (const { selector, step, label } of STEPPERS)
    for (const button of find(selector)) startArrow(button, t(runtime, label), () => move(step), scope);
  const swipe = (step: number) => isListed(slides) || move(step);
  for (const stack of find(STACKS)) watchSwipes(stack, swipe, signal);
  addEventListener('resize', () => moveRow(slides, current, attributes), { signal });
  gallery.closest(PRODUCT_PAGE)?.addEventListener(VARIANT_CHOSEN, goToVariant, { signal });
  // Style sheets take the margin from the last child, which on the platform is the last slide.
  const last = slides.at(-1);
  if (last?.nextElementSibling?.matches(LIGHTBOX)) attributes.style(last, 'margin-bottom', '0');
  for (const slideshow of find('#productSlideshow')) stackSlides(slideshow, scope, () => move(1));
  openProductPictures({ gallery, slides, ...scope });
  if (slides.length) goTo(current);
  gallery.dispatchEvent(new CustomEvent(GALLERY_MOUNTED, { bubbles: true }));
  for (const indicator of indicators) disposables.add(indicator.restore);
}

/** The first templates of version 7.0 leave it to a script to stack the slides; a click leads to the next one. */
function stackSlides(slideshow: HTMLElement, scope: Scope, goToNext: () => void): void {
  const { runtime, attributes, disposables, signal } = scope;
  disposables.add(addStyles(styles, runtime.tag.nonce));
  attributes.toggleClass(slideshow, 'mortar-product-stack', true);
  slideshow.addEventListener('click', goToNext, { signal });
}
