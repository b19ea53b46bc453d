import { failureText } from '../../../../api/restricted';
import { COLLECTION_FIELD } from '../../../../blocks/search/results-address';
import type { Dispose } from '../../../../data/dispose';
import { addStyles } from '../../../../dom/styles';
import { t } from '../../../../i18n/t';
import type { Runtime } from '../../../../runtime/types';
import type { Scope } from '../../../common/scope';
import { drawForm, part, type Question } from './draw';
import { startResults } from './results';
import styles from './search-page.css';

/** The page of search results, which the server sends empty. */
export function mountSearchPage(element: HTMLElement, { runtime, disposables }: Scope): void {
  const question = questionOf(location.search);
  disposables.add(addStyles(styles, runtime.tag.nonce));
  if (!element.querySelector('input'))
    disposables.add(insert(drawForm(runtime, question), element, 'sqs-search-page-input'));
  if (question.query)
    disposables.add(insert(drawOutput(runtime, question), element, 'sqs-search-page-output'));
}

/** Into the server's box of that class, or into one of ours. */
function insert(content: Element, element: HTMLElement, className: string): Dispose {
  const served = element.querySelector(`.${className}`);
  const box = served ?? part('div', className);
  box.append(content);
  if (!served) element.append(box);
  return () => (served ? content : box).remove();
}

function questionOf(search: string): Question {
  const parameters = new URLSearchParams(search);
  return {
    query: parameters.get('q')?.trim() ?? '',
    collection: parameters.get(COLLECTION_FIELD) ?? '',
  };
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
