import { COLLECTION_FIELD } from '../../../../blocks/search/results-address';
import { formatMessage } from '../../../../i18n/t';
import type { Runtime } from '../../../../runtime/types';
import { drawMore, drawResult, part, type Question } from './draw';
import { readResults } from './read-results';

const COUNT = '{count, plural, =0 {No results} one {# result} other {# results}}';

/** Milliseconds. */
const TIMEOUT = 20_000;

interface Output {
  readonly output: HTMLElement;
  readonly notice: HTMLElement;
  readonly results: HTMLElement;
}

/** Shows the first page of results; a button adds the next one, and tries again what failed. */
export function startResults(
  runtime: Runtime,
  question: Question,
  { output, notice, results }: Output,
  onFail: (error: unknown) => void,
): void {
  const more = drawMore(runtime);
  const row = part('div', 'sqs-search-page-more-wrapper');
  let next = 0;
  row.append(more);
  output.append(row);

  async function load(): Promise<void> {
    more.hidden = true;
    try {
      const found = await requestPage(runtime, question, next);
      const links = found.items.map(drawResult);
      results.append(...links);
      if (next) links[0]?.focus();
      next += 1;
      more.hidden = !links.length || results.childElementCount >= found.total;
      notice.textContent = await formatMessage(runtime, COUNT, { count: found.total });
    } catch (error) {
      more.hidden = false;
      onFail(error);
    }
  }
  more.addEventListener('click', () => void load());
  void load();
}

/** The site's own search, as published pages and their owners' scripts call it. */
function requestPage(runtime: Runtime, { query, collection }: Question, index: number) {
  return runtime.http('GET', new URL('/api/search/GeneralSearch', location.origin).href, {
    query: { q: query, p: `${index}`, ...(collection && { [COLLECTION_FIELD]: collection }) },
    timeout: TIMEOUT,
    read: (reply) => readResults(reply, runtime),
  });
}
