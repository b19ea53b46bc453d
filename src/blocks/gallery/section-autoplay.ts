import { asRecord, type Fields, number, ownProperty } from '../../data/fields';
import { parseJson } from '../../data/json';

/** A section says in `data-props` how its slides change by themselves. They then follow each other in their order. */
export function sectionAutoplay(element: Element): Fields | undefined {
  const props = asRecord(parseJson(element.getAttribute('data-props')));
  const isOn = ownProperty(props, 'autoplayEnabled');
  if (isOn === undefined) return undefined;
  const milliseconds = number(ownProperty(props, 'slideDurationMs'));
  return { autoplay: isOn, 'autoplay-duration': milliseconds && milliseconds / 1000, randomize: false };
}
