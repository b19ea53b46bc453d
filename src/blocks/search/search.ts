import type { Dispose } from '../../data/dispose';
import { ElementMissingError } from '../../data/errors';
import type { MountedBlock } from '../../runtime/block/plain-block';

import { offerSuggestions } from './offer-suggestions';
import { COLLECTION_FIELD, resultsAddress } from './results-address';
import type { settings } from './settings';

export type SearchBlock = MountedBlock<typeof settings>;

/** Leads to the page of results; a form of the author's own that says where it leads does so by itself. */
export function startSearch(block: SearchBlock): Dispose {
  const field = fieldIn(block.element);
  const { form } = field;
  if (form?.getAttribute('action') && field.name) followForm(block, field, form);
  else if (form && block.element.contains(form)) searchOnSubmit(block, field, form);
  else searchWithoutForm(block, field);
  return offerSuggestions(block, field);
}

/** @throws ElementMissingError when there is none. */
function fieldIn(element: HTMLElement): HTMLInputElement {
  const field = element.querySelector<HTMLInputElement>(
    'input.search-input, input[type="search"], input[type="text"]',
  );
  if (!field) throw new ElementMissingError('search', 'input.search-input');
  return field;
}

/** Searches nowhere for nothing, and in the block's collection where it has one. */
function followForm({ settings, signal }: SearchBlock, field: HTMLInputElement, form: HTMLFormElement): void {
  const refuseBlank = (event: SubmitEvent) => {
    if (!field.value.trim()) event.preventDefault();
  };
  const addCollection = ({ formData }: FormDataEvent) => {
    if (settings.collection) formData.set(COLLECTION_FIELD, settings.collection);
  };
  form.addEventListener('submit', refuseBlank, { signal });
  form.addEventListener('formdata', addCollection, { signal });
}

/** A form without an address, or whose field has no name, would only load the page anew. */
function searchOnSubmit(block: SearchBlock, field: HTMLInputElement, form: HTMLFormElement): void {
  const showResultsInstead = (event: SubmitEvent) => {
    event.preventDefault();
    showResults(block, field);
  };
  form.addEventListener('submit', showResultsInstead, { signal: block.signal });
}

/** What would send a form. */
const SUBMITS = 'button:not([type="button"], [type="reset"]), input[type="submit"]';

/** The field of a published page stands in no form. Choosing a suggestion by the same key is not a search. */
function searchWithoutForm(block: SearchBlock, field: HTMLInputElement): void {
  const { element, attributes, signal } = block;
  const showResultsByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.isComposing || event.defaultPrevented || event.target !== field)
      return;
    event.preventDefault();
    showResults(block, field);
  };
  const showResultsByButton = (event: Event) => {
    if (!(event.target instanceof Element && event.target.closest(SUBMITS))) return;
    event.preventDefault(); // a form around the block is not the search's
    showResults(block, field);
  };
  attributes.set(field, 'enterkeyhint', 'search');
  element.addEventListener('click', showResultsByButton, { signal });
  element.addEventListener('keydown', showResultsByKey, { signal });
}

/** Nothing is no search. */
function showResults({ settings }: SearchBlock, field: HTMLInputElement): void {
  const query = field.value.trim();
  if (query) location.assign(location.origin + resultsAddress(query, settings.collection));
}
