import { type TransitionName, transitionNamed } from '../../geometry/transitions';
import type { Gallery } from '../../mounted-gallery';

/** What sections of a newer kind call their transitions; they know more than there are here. */
const SECTION_TRANSITIONS: ReadonlyMap<string, TransitionName> = new Map<string, TransitionName>([
  ['slide', 'swipe'],
  ['scroll', 'scroll'],
  ['none', 'none'],
]);

/** @throws BlockDataError when there is no transition of the name that the block's data ask for. */
export function transitionOf({ element, settings }: Gallery): TransitionName {
  const section = SECTION_TRANSITIONS.get(element.getAttribute('data-transition') ?? '');
  return section ?? transitionNamed(settings.transition);
}
