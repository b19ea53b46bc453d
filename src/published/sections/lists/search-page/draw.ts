import { COLLECTION_FIELD } from '../../../../blocks/search/results-address';
import * as page from '../../../../dom/page';
import { t } from '../../../../i18n/t';
import type { Runtime } from '../../../../runtime/types';
import type { Result } from './read-results';

/** What a visitor searches for. */
export interface Question {
  readonly query: string;
  /** The id of the collection that is searched; empty for the whole site. */
  readonly collection: string;
}

/** A form that leads to this page with the visitor's words, with the classes that owners' styles know. */
export function drawForm(runtime: Runtime, { query, collection }: Question): HTMLFormElement {
  const form = page.create('form');
  const field = page.create('input');
  form.action = location.pathname;
  form.setAttribute('role', 'search');
  field.type = 'search';
  field.name = 'q';
  field.value = query;
  field.required = true;
  field.placeholder = field.ariaLabel = t(runtime, 'Search');
  form.append(field, ...(collection ? [drawHidden(COLLECTION_FIELD, collection)] : []));
  return form;
}

function drawHidden(name: string, value: string): HTMLInputElement {
  const field = page.create('input');
  field.type = 'hidden';
  field.name = name;
  field.value = value;
  return field;
}

export function drawResult({ title, address, excerpt, picture }: Result): HTMLElement {
  const result = page.create('a');
  result.className = 'search-result sqs-search-page-item';
  result.href = address;
  const content = part('div', 'sqs-main-content');
  content.append(part('div', 'sqs-title', title), part('div', 'sqs-content', excerpt));
  result.append(...(picture ? [drawPicture(picture)] : []), content);
  return result;
}

function drawPicture(address: string): HTMLElement {
  const picture = page.create('img');
  picture.className = 'sqs-main-image';
  picture.loading = 'lazy';
  picture.alt = '';
  picture.src = address;
  return picture;
}

export function part(tag: 'div' | 'p', className: string, text = ''): HTMLElement {
  const element = page.create(tag);
  element.className = className;
  element.textContent = text;
  return element;
}

export function drawMore(runtime: Runtime): HTMLButtonElement {
  const button = page.create('button');
  button.type = 'button';
  button.className = 'sqs-search-page-more sqs-system-button sqs-editable-button sqs-button-element--primary';
  button.textContent = t(runtime, 'Show more results');
  return button;
}
