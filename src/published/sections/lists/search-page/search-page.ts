import { failureText } from '../../../../api/restricted';
import { COLLECTION_FIELD } from '../../../../blocks/search/results-address';
import { addStyles } from '../../../../dom/styles';
import { t } from '../../../../i18n/t';
import type { Runtime } from '../../../../runtime/types';
import type { Scope } from '../../../shared/scope';
import { drawForm, part, type Question } from './draw';
import { startResults } from './results';
import styles from './search-page.css';

/** The page of search results, which the server sends empty. */
export function mountSearchPage(element: HTMLElement, { runtime, disposables }: Scope): void {
  const question = questionOf(location.search);
  const insert = (className: string, ...content: Element[]) => {
    const place = element.querySelector(`.${className}`) ?? appended(element, className);
    place.append(...content);
    disposables.add(() => (place.matches('.mortar-search-page') ? place : content[0])?.remove());
  };
  disposables.add(addStyles(styles, runtime.tag.nonce));
  if (!element.querySelector('input')) insert('sqs-search-page-input', drawForm(runtime, question));
  if (question.query) insert('sqs-search-page-output', drawOutput(runtime, question));
}

function questionOf(search: string): Question {
  const parameters = new URLSearchParams(search);
  return {
    query: parameters.get('q')?.trim() ?? '',
    collection: parameters.get(COLLECTION_FIELD) ?? '',
  };
}

function appended(element: HTMLElement, className: string): HTMLElement {
  const place = part('div', `${className} mortar-search-page`);
  element.append(place);
  return place;
}

function drawOutput(runtime: Runtime, question: Question): HTMLElement {
  const output = part('div', 'sqs-search-page-result');
  const notice = part('p', 'sqs-search-page-notice');
  const results = part('div', 'search-results');
  notice.setAttribute('role', 'status');
  output.append(notice, results);
  startResults(runtime, question, { output, notice, results }, (error) => {
    runtime.report(error, { kind: 'initializer', name: 'search-page' });
    notice.textContent = t(runtime, failureText(error) ?? 'Unable to load. Try again.');
  });
  return output;
}
