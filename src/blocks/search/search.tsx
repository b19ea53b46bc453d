import { type ComponentType, useState } from 'react';
import { ElementMissingError } from '../../data/errors';
import { memberOf } from '../../dom/member';
import * as page from '../../dom/page';
import { AsyncPart } from '../../runtime/block/async-part';
import { useAttributes } from '../../runtime/block/use-attributes';
import { useEventListener } from '../../runtime/block/use-event-listener';
import { COLLECTION_FIELD, showResults } from './results-address';
import type { SearchFieldProps, SearchProps } from './settings';

/** Controls that submit a form. */
const SUBMITS = 'button:not([type="button"], [type="reset"]), input[type="submit"]';

/** Leads to the results page; an author's form with its own address works natively. */
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

const FIELD = 'input.search-input, input[type="search"], input[type="text"], input:not([type])';

/** @throws ElementMissingError if there is none. */
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

/** A form without an address, or whose field has no name, would only reload the page. */
function FormWithoutAddress({ field, settings }: SearchFieldProps) {
  useEventListener(field.form, 'submit', (event) => {
    event.preventDefault();
    showResults(field.value, settings.collection);
  });
  return null;
}

/** A natively submitted form: ignores empty queries, and adds the block's collection if there is one. */
function AuthorForm({ field, settings: { collection } }: SearchFieldProps) {
  useEventListener(field.form, 'submit', (event) => {
    if (!field.value.trim()) event.preventDefault();
  });
  useEventListener(field.form, 'formdata', ({ formData }) => {
    if (collection) formData.set(COLLECTION_FIELD, collection);
  });
  return null;
}

/** A published page's field isn't in a form. Choosing a suggestion with Enter must not search. */
function FieldWithoutForm(props: SearchFieldProps) {
  const { element, field, settings } = props;
  const search = (event: Event) => {
    event.preventDefault(); // a form around the block isn't the search form
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

/** Shows suggestions while typing, if the site has an address for them; loaded when the field is focused. */
function SuggestionsOnFocus(props: SearchFieldProps) {
  const { element, field, settings } = props;
  const [isOffered] = useState(() => settings.preview && isOwnAddress(settings.resultsUrl, element));
  const [isWanted, setWanted] = useState(() => page.activeElement() === field);
  useEventListener(isOffered ? field : null, 'focus', () => setWanted(true));
  if (!isOffered || !isWanted) return null;
  return (
    <AsyncPart block={props} load={() => props.runtime.chunks.load('search-suggestions')}>
      {({ Suggestions }) => <Suggestions {...props} />}
    </AsyncPart>
  );
}

/** What visitors type must only be sent to the site itself. */
function isOwnAddress(raw: string, block: Element): boolean {
  if (!raw) return false;
  const isOwn =
    URL.canParse(raw, location.origin) && new URL(raw, location.origin).origin === location.origin;
  if (!isOwn) console.warn(`search: resultsUrl must be a same-site address, got ${raw}`, block);
  return isOwn;
}
