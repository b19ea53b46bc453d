import { say } from '../../../i18n/t';
import { sayWith } from '../../../i18n/format-message';
import type { Moving } from './moving';

/** Tells assistive technology what this is (ARIA practices, carousel). */
export function describeGallery({ element, parts, attributes, runtime }: Moving): void {
  attributes.set(element, 'role', 'region');
  attributes.set(element, 'aria-roledescription', say(runtime, 'carousel'));
  if (!element.matches('[aria-label], [aria-labelledby]'))
    attributes.set(element, 'aria-label', say(runtime, 'Gallery'));
  attributes.set(parts.list, 'aria-live', 'polite');
}

/** Marks the shown slide for style sheets, published ones included. */
export function markActive({ parts, index, follow, attributes, element }: Moving): void {
  const isSection = element.hasAttribute('data-controller');
  const mark = (at: number, isActive: boolean) => {
    const slide = parts.slides[at]?.element;
    if (!slide) return;
    attributes.toggleClass(slide, 'sqs-active-slide', isActive);
    if (!isSection) return;
    const following = parts.slides[(at + 1) % parts.slides.length]?.element ?? slide;
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

/** Lets a slide be reached while it is in view; only then it needs a name. */
export function revealSlide(moving: Moving, at: number, isInView: boolean): void {
  const slide = moving.parts.slides[at]?.element;
  if (!slide) return;
  moving.attributes.set(slide, 'inert', isInView ? null : '');
  if (isInView && !slide.hasAttribute('aria-roledescription')) nameSlide(moving, slide, at);
}

function nameSlide({ runtime, attributes, index, signal }: Moving, slide: HTMLElement, at: number): void {
  if (slide instanceof HTMLImageElement) return; // its own words say what it is
  attributes.set(slide, 'role', 'group');
  attributes.set(slide, 'aria-roledescription', say(runtime, 'slide'));
  sayWith(runtime, '{index} of {count}', { index: at + 1, count: index.count }).then(
    (name) => {
      if (!signal.aborted) attributes.set(slide, 'aria-label', name);
    },
    (error) => runtime.report(error, { kind: 'block', name: 'gallery' }),
  );
}
