import { asRecord, type Fields, ownProperty, readNumber } from '../../data/fields';
import { parseJson } from '../../data/json';

/** Containers whose slides published pages show in a circle and in their order, though their data do not say so. */
const CIRCLES = '.sqs-gallery-block-slideshow, .sqs-gallery-block-slider';

/** What the markup of a published page implies. */
export function publishedSettings(element: Element): Fields {
  const isCircle = !element.hasAttribute('data-block') && element.querySelector(CIRCLES) !== null;
  return { ...(isCircle && { loop: true, randomize: false }), ...sectionAutoplay(element) };
}

/** A section says in `data-props` how its slides change by themselves. They then follow each other in their order. */
function sectionAutoplay(element: Element): Fields | undefined {
  const props = asRecord(parseJson(element.getAttribute('data-props')));
  const isOn = ownProperty(props, 'autoplayEnabled');
  if (isOn === undefined) return undefined;
  const milliseconds = readNumber(ownProperty(props, 'slideDurationMs'));
  return { autoplay: isOn, 'autoplay-duration': milliseconds && milliseconds / 1000, randomize: false };
}
