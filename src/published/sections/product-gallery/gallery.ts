import { startArrow } from '../../../components/arrow';
import { entriesOf } from '../../../data/indexes';
import type { ServerAttributes } from '../../../dom/attributes';
import { addStyles } from '../../../dom/styles';
import { replaceText } from '../../../i18n/replaced-text';
import { t } from '../../../i18n/t';
import type { Scope } from '../../shared/scope';
import { startSlideButton } from '../../shared/slide-button';
import { watchSwipes } from '../../shared/watch-swipes';
import { GALLERY_MOUNTED, PRODUCT_PAGE, VARIANT_CHOSEN } from '../shop/product-page';
import { openProductPictures } from './lightbox';
import { markLoaded } from './marks';
import { isListed } from './row';
import { createSelection, type Selection } from './selection';
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
  const { attributes, disposables } = scope;
  const find: Find = (selector) => [...gallery.querySelectorAll<HTMLElement>(selector)];
  const slides = find(SLIDES);
  const thumbnails = find(THUMBNAILS);
  const indicators = slides.length > 1 ? find(INDICATORS).map(replaceText) : [];
  const selection = createSelection({ slides, thumbnails, indicators }, attributes);

  markLoaded({ slides, thumbnails, buttons: find('.enable-on-first-image-load') }, attributes);
  for (const [index, thumbnail] of entriesOf(thumbnails))
    startSlideButton(thumbnail, index, () => selection.goTo(index), scope);
  connectSlides(slides, selection, scope);
  connectControls(find, slides, selection, scope);
  followVariants(gallery, slides, selection, scope);
  takeLastMargin(slides.at(-1), attributes);
  for (const slideshow of find('#productSlideshow')) stackSlides(slideshow, scope, () => selection.move(1));
  openProductPictures({ gallery, slides, ...scope });
  if (slides.length) selection.start();
  gallery.dispatchEvent(new CustomEvent(GALLERY_MOUNTED, { bubbles: true }));
  for (const indicator of indicators) disposables.add(indicator.restore);
}

type Find = (selector: string) => HTMLElement[];

/** Some designs stack pictures that are merely transparent: the keyboard reaches them, also on its way back. */
function connectSlides(slides: readonly HTMLElement[], selection: Selection, { signal }: Scope): void {
  for (const [index, slide] of entriesOf(slides))
    slide.addEventListener('focusin', () => selection.reveal(index), { signal });
  addEventListener('resize', selection.fitRow, { signal });
}

function connectControls(
  find: Find,
  slides: readonly HTMLElement[],
  selection: Selection,
  scope: Scope,
): void {
  for (const { selector, step, label } of STEPPERS)
    for (const button of find(selector))
      startArrow(button, t(scope.runtime, label), () => selection.move(step), scope);
  const swipe = (step: number) => {
    if (!isListed(slides)) selection.move(step);
  };
  for (const stack of find(STACKS)) watchSwipes(stack, swipe, scope.signal);
}

/** Shows the picture of the variant that the visitor chooses. */
function followVariants(
  gallery: HTMLElement,
  slides: readonly HTMLElement[],
  selection: Selection,
  { signal }: Scope,
): void {
  const follow = (event: Event) => {
    const ids: readonly string[] = (event as CustomEvent).detail;
    const index = slides.findIndex((slide) => ids.includes(slide.getAttribute('data-image-id') ?? ''));
    if (index >= 0) selection.reveal(index);
  };
  gallery.closest(PRODUCT_PAGE)?.addEventListener(VARIANT_CHOSEN, follow, { signal });
}

/** Style sheets take the margin from the last child, which on the platform is the last slide. */
function takeLastMargin(last: HTMLElement | undefined, attributes: ServerAttributes): void {
  if (last?.nextElementSibling?.matches(LIGHTBOX)) attributes.style(last, 'margin-bottom', '0');
}

/** The first templates of version 7.0 leave it to a script to stack the slides; a click leads to the next one. */
function stackSlides(slideshow: HTMLElement, scope: Scope, goToNext: () => void): void {
  const { runtime, attributes, disposables, signal } = scope;
  disposables.add(addStyles(styles, runtime.tag.nonce));
  attributes.toggleClass(slideshow, 'mortar-product-stack', true);
  slideshow.addEventListener('click', goToNext, { signal });
}
