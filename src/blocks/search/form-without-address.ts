import { useEventListener } from '../../runtime/block/use-event-listener';
import { showResults } from './results-address';
import type { SearchFieldProps } from './settings';

/** A form without an address, or whose field has no name, would only load the page anew. */
export function FormWithoutAddress({ field, settings }: SearchFieldProps) {
  useEventListener(field.form, 'submit', (event) => {
    event.preventDefault();
    showResults(field.value, settings.collection);
  });
  return null;
}
