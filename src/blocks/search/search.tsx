import { type ComponentType, useState } from 'react';
import { ElementMissingError } from '../../data/errors';
import { memberOf } from '../../dom/member';
import { AuthorForm } from './author-form';
import { FieldWithoutForm } from './field-without-form';
import { FormWithoutAddress } from './form-without-address';
import type { SearchFieldProps, SearchProps } from './settings';
import { SuggestionsOnFocus } from './suggestions-on-focus';

/** Leads to the page of results; a form of the author's own that says where it leads does so by itself. */
export function Search(props: SearchProps) {
  const [field] = useState(() => fieldIn(props.element));
  const [WayToResults] = useState(() => wayToResults(props.element, field));
  return (
    <>
      <WayToResults {...props} field={field} />
      <SuggestionsOnFocus {...props} field={field} />
    </>
  );
}

const FIELD = 'input.search-input, input[type="search"], input[type="text"]';

/** @throws ElementMissingError when there is none. */
function fieldIn(element: HTMLElement): HTMLInputElement {
  const field = memberOf(element, 'querySelector')<HTMLInputElement>(FIELD);
  if (!field) throw new ElementMissingError('search', 'input.search-input');
  return field;
}

function wayToResults(
  element: HTMLElement,
  { form, name }: HTMLInputElement,
): ComponentType<SearchFieldProps> {
  if (form && memberOf(form, 'getAttribute')('action') && name) return AuthorForm;
  return form && memberOf(element, 'contains')(form) ? FormWithoutAddress : FieldWithoutForm;
}
