import { memberOf } from '../../dom/member';
import { useAttributes } from '../../runtime/block/use-attributes';
import { useEventListener } from '../../runtime/block/use-event-listener';
import { showResults } from './results-address';
import type { SearchFieldProps } from './settings';

/** What would send a form. */
const SUBMITS = 'button:not([type="button"], [type="reset"]), input[type="submit"]';

/** The field of a published page stands in no form. Choosing a suggestion by the same key is not a search. */
export function FieldWithoutForm(props: SearchFieldProps) {
  const { element, field, settings } = props;
  const search = (event: Event) => {
    event.preventDefault(); // a form around the block is not the search's
    showResults(field.value, settings.collection);
  };
  useAttributes(props, (attributes) => attributes.set(field, 'enterkeyhint', 'search'));
  useEventListener(element, 'click', (event) => {
    if (event.target instanceof Element && memberOf(event.target, 'closest')(SUBMITS)) search(event);
  });
  useEventListener(element, 'keydown', (event) => {
    const isEnter = event.key === 'Enter' && !event.isComposing && event.target === field;
    if (isEnter && !event.defaultPrevented) search(event);
  });
  return null;
}
