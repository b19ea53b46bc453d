import { useEventListener } from '../../runtime/block/use-event-listener';
import { COLLECTION_FIELD } from './results-address';
import type { SearchFieldProps } from './settings';

/** A form that the browser sends: it searches nowhere for nothing, and in the block's collection where it has one. */
export function AuthorForm({ field, settings: { collection } }: SearchFieldProps) {
  useEventListener(field.form, 'submit', (event) => {
    if (!field.value.trim()) event.preventDefault();
  });
  useEventListener(field.form, 'formdata', ({ formData }) => {
    if (collection) formData.set(COLLECTION_FIELD, collection);
  });
  return null;
}
