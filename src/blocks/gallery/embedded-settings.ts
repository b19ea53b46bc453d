import { asRecord, type Fields, ownProperty, readNumber } from '../../data/fields';
import { parseJson } from '../../data/json';

/** Containers whose slides loop in order on published pages, although their data don't say so. */
const CIRCLES = '.sqs-gallery-block-slideshow, .sqs-gallery-block-slider';

/** What the markup of a published page implies. */
export function embeddedSettings(element: Element): Fields {
  const isCircle = !element.hasAttribute('data-block') && element.querySelector(CIRCLES) !== null;
  return { ...(isCircle && { loop: true, randomize: false }), ...sectionAutoplay(element) };
}

/** A section's autoplay settings in `data-props`; its slides then follow each other in order. */
function sectionAutoplay(element: Element): Fields | undefined {
  const props = asRecord(parseJson(element.getAttribute('data-props')));
  const isOn = ownProperty(props, 'autoplayEnabled');
  if (isOn === undefined) return undefined;
  const milliseconds = readNumber(ownProperty(props, 'slideDurationMs'));
  return { autoplay: isOn, 'autoplay-duration': milliseconds && milliseconds / 1000, randomize: false };
}
