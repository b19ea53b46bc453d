import { formatMessage, t } from '../../../i18n/t';
import { MEDIA_HIDE } from '../../../media/events';
import type { Carousel } from './carousel';

/** ARIA roles and labels (ARIA practices, carousel). */
export function describeGallery({ element, elements, attributes, runtime }: Carousel): void {
  attributes.set(element, 'role', 'region');
  attributes.set(element, 'aria-roledescription', t(runtime, 'carousel'));
  if (!element.matches('[aria-label], [aria-labelledby]'))
    attributes.set(element, 'aria-label', t(runtime, 'Gallery'));
  attributes.set(elements.list, 'aria-live', 'polite');
}

/** Marks the current slide for style sheets, including published ones. */
export function markActive({ elements, index, follow, attributes, element }: Carousel): void {
  const isSection = element.hasAttribute('data-controller');
  const mark = (at: number, isActive: boolean) => {
    const slide = elements.slides[at]?.element;
    if (!slide) return;
    attributes.toggleClass(slide, 'sqs-active-slide', isActive);
    if (!isSection) return;
    const following = elements.slides[(at + 1) % elements.slides.length]?.element ?? slide;
    attributes.set(slide, 'data-active', String(isActive));
    attributes.set(slide, 'data-in', String(isActive));
    attributes.set(following, 'data-next', String(isActive));
  };
  mark(index.current, true);
  follow(({ from, to }) => {
    mark(from, false);
    mark(to, true);
  });
}

/** Makes a slide focusable and readable while it is in view, and named if needed. */
export function revealSlide(carousel: Carousel, at: number, isInView: boolean): void {
  const slide = carousel.elements.slides[at]?.element;
  if (!slide) return;
  if (slide.hasAttribute('inert') === isInView) {
    carousel.attributes.set(slide, 'inert', isInView ? null : '');
    if (!isInView) slide.dispatchEvent(new CustomEvent(MEDIA_HIDE, { bubbles: true }));
  }
  if (!isInView) return;
  carousel.attributes.set(slide, 'aria-hidden', null);
  if (!slide.hasAttribute('aria-roledescription')) nameSlide(carousel, slide, at);
}

function nameSlide({ runtime, attributes, index, signal }: Carousel, slide: HTMLElement, at: number): void {
  if (slide instanceof HTMLImageElement) return; // its alt text names it
  attributes.set(slide, 'role', 'group');
  attributes.set(slide, 'aria-roledescription', t(runtime, 'slide'));
  formatMessage(runtime, '{index} of {count}', { index: at + 1, count: index.count }).then(
    (name) => {
      if (!signal.aborted) attributes.set(slide, 'aria-label', name);
    },
    (error) => runtime.report(error, { kind: 'block', name: 'gallery' }),
  );
}
