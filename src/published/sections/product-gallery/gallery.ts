import { type ArrowOwner, hasName, startArrow } from '../../../components/arrow';
import { entriesOf } from '../../../data/indexes';
import { wrapIndex } from '../../../data/swipe';
import type { ServerAttributes } from '../../../dom/attributes';
import { operate } from '../../../dom/delegate';
import { markAsButton } from '../../../dom/mark-as-button';
import { addStyles } from '../../../dom/styles';
import { replaceText } from '../../../i18n/replaced-text';
import { formatMessage, t } from '../../../i18n/t';
import type { MountBlock } from '../../../runtime/types';
import { watchSwipes } from '../../watch-swipes';
import { GALLERY_MOUNTED, PRODUCT_PAGE, VARIANT_CHOSEN } from '../shop/product-page';
import { openProductPictures } from './lightbox';
import styles from './stack.css';

const SLIDES =
  '.ProductItem-gallery-slides-item, .product-gallery-slides-item, .pdp-gallery-slides, #productSlideshow > .slide';
const THUMBNAILS =
  '.ProductItem-gallery-thumbnails-item, .product-gallery-thumbnails-item, #productThumbnails > .slide';
const STEPPERS = [
  { selector: 'button[class*="prev"]', step: -1, label: 'Previous Slide' },
  { selector: 'button[class*="next"]', step: 1, label: 'Next Slide' },
] as const;

/** What holds the slides, one above the other; newer galleries scroll by themselves. */
const STACKS = '.ProductItem-gallery-slides, .product-gallery-slides, #productSlideshow';

/** The lightbox of published pages, in the markup after the last slide. */
const LIGHTBOX = '.gallery-lightbox-outer-wrapper';

/** The class of what is selected, in newer templates and in those of version 7.0. */
const SELECTED = ['selected', 'sqs-pdp-gallery-slide-active', 'sqs-active-slide'];

/** "2 / 5" on phones, which show no thumbnails. */
const INDICATORS = '[data-product-gallery="indicator"]:empty';

/** A product's images: one is selected, the others are a click or a swipe away. */
export const mountProductGallery: MountBlock = (gallery, runtime) => {
  const find = (selector: string) => [...gallery.querySelectorAll<HTMLElement>(selector)];
  const attributes = runtime.keepAttributes();
  const controller = new AbortController();
  const slides = find(SLIDES);
  const thumbnails = find(THUMBNAILS);
  const indicators = slides.length > 1 ? find(INDICATORS).map(replaceText) : [];
  const marked = slides.findIndex((slide) => slide.matches('.selected'));
  let current = Math.max(0, marked);

  function select(index: number, step = 1): void {
    const left = current;
    current = wrapIndex(index, slides.length);
    for (const indicator of indicators) indicator.write(`${current + 1} / ${slides.length}`);
    for (const elements of [slides, thumbnails]) markSelected(elements, current, step, attributes);
    markNeighbours(slides, { current, left, step }, attributes);
  }
  function selectOneOf(event: Event): void {
    const ids: readonly string[] = (event as CustomEvent).detail;
    const index = slides.findIndex((slide) => ids.includes(slide.getAttribute('data-image-id') ?? ''));
    if (index >= 0 && index !== current) select(index, index - current);
  }
  const { signal } = controller;

  for (const element of [...slides, ...thumbnails]) attributes.toggleClass(element, 'loaded', true);
  for (const slide of slides)
    for (const name of ['next-loaded', 'prev-loaded']) attributes.toggleClass(slide, name, true);
  for (const element of find('.enable-on-first-image-load')) attributes.toggleClass(element, 'enabled', true);
  const owner = { runtime, attributes, signal };
  for (const [index, thumbnail] of entriesOf(thumbnails)) {
    markAsButton(thumbnail, attributes);
    if (!hasName(thumbnail)) void nameThumbnail(thumbnail, index, owner);
    operate(thumbnail, () => select(index, index - current), signal);
  }
  // Some designs stack pictures that are merely transparent: the keyboard reaches them, also on its way back.
  for (const [index, slide] of entriesOf(slides))
    slide.addEventListener('focusin', () => index !== current && select(index, index - current), { signal });
  for (const { selector, step, label } of STEPPERS) {
    for (const button of find(selector))
      startArrow(button, t(runtime, label), () => select(current + step, step), owner);
  }
  for (const stack of find(STACKS)) watchSwipes(stack, (step) => select(current + step, step), signal);
  gallery.closest(PRODUCT_PAGE)?.addEventListener(VARIANT_CHOSEN, selectOneOf, { signal });
  // Style sheets take the margin from the last child, which on the platform is the last slide.
  const last = slides.at(-1);
  if (last?.nextElementSibling?.matches(LIGHTBOX)) attributes.style(last, 'margin-bottom', '0');
  for (const slideshow of find('#productSlideshow')) stackSlides(slideshow, owner, () => select(current + 1));
  openProductPictures({ gallery, slides, ...owner });
  if (slides.length) select(current);
  gallery.dispatchEvent(new CustomEvent(GALLERY_MOUNTED, { bubbles: true }));
  return () => {
    controller.abort();
    attributes.restore();
    for (const indicator of indicators) indicator.restore();
  };
};

async function nameThumbnail(thumbnail: HTMLElement, index: number, owner: ArrowOwner): Promise<void> {
  const { runtime, attributes, signal } = owner;
  const label = await formatMessage(runtime, 'Slide {index}', { index: index + 1 });
  if (!signal.aborted) attributes.set(thumbnail, 'aria-label', label);
}

/** The first templates of version 7.0 leave it to a script to stack the slides; a click leads to the next one. */
function stackSlides(slideshow: HTMLElement, owner: ArrowOwner, goToNext: () => void): void {
  const { runtime, attributes, signal } = owner;
  const removeStyles = addStyles(styles, runtime.tag.nonce);
  signal.addEventListener('abort', removeStyles);
  attributes.toggleClass(slideshow, 'mortar-product-stack', true);
  slideshow.addEventListener('click', goToNext, { signal });
}

/** Style sheets animate what is selected, from the side that `step` comes from. */
function markSelected(
  elements: readonly Element[],
  current: number,
  step: number,
  attributes: ServerAttributes,
): void {
  for (const [index, element] of entriesOf(elements)) {
    const isSelected = index === current;
    for (const name of SELECTED) attributes.toggleClass(element, name, isSelected);
    attributes.toggleClass(element, 'going-next', isSelected && step >= 0);
    attributes.toggleClass(element, 'going-prev', isSelected && step < 0);
  }
}

/** Style sheets keep a box for the slides on either side, so that they load ahead, and animate the one that leaves. */
function markNeighbours(
  slides: readonly Element[],
  { current, left, step }: { current: number; left: number; step: number },
  attributes: ServerAttributes,
): void {
  const isNext = step >= 0;
  for (const [index, slide] of entriesOf(slides)) {
    const isOther = index !== current;
    const isLeaving = isOther && index === left;
    const isBeside = (side: number) => isOther && index === wrapIndex(current + side, slides.length);
    attributes.toggleClass(slide, 'prev-slide', isBeside(-1) || (isLeaving && isNext));
    attributes.toggleClass(slide, 'next-slide', isBeside(1) || (isLeaving && !isNext));
    if (isLeaving) attributes.toggleClass(slide, isNext ? 'going-next' : 'going-prev', true);
  }
}
