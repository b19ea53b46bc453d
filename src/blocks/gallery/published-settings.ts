import type { Fields } from '../../data/fields';
import { sectionAutoplay } from './section-autoplay';

/** Containers whose slides published pages show in a circle and in their order, though their data do not say so. */
const CIRCLES = '.sqs-gallery-block-slideshow, .sqs-gallery-block-slider';

/** What the markup of a published page implies. */
export function publishedSettings(element: Element): Fields {
  const isCircle = !element.hasAttribute('data-block') && element.querySelector(CIRCLES) !== null;
  return { ...(isCircle && { loop: true, randomize: false }), ...sectionAutoplay(element) };
}
