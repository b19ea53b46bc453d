import { asRecord } from '../../data/fields';
import { fold } from '../../data/indexes';
import { parseJson } from '../../data/json';
import * as page from '../../dom/page';
import { nearest } from '../nearest';
import type { Finding } from './fault';

export const STRUCTURED_DATA = 'script[type="application/ld+json"]';

/** Elements whose text nobody reads. */
const UNREAD = 'script, style, template, noscript';

/** Questions in the data for search engines, which refuse those that no visitor can read on the page. */
export function* lintQuestions(element: Element): Iterable<Finding> {
  const questions = questionsIn(parseJson(element.textContent));
  const text = questions.length ? wordsOf(readableText()) : '';
  for (const question of questions.filter((name) => !text.includes(wordsOf(name)))) {
    const meant = nearest(question, accordionTitles());
    yield {
      code: 'missing-question',
      element,
      message: `The FAQ data has the question "${question}", which is not on the page.`,
      suggestion: meant ? `Did you mean "${meant}"?` : 'Write it on the page, such as in an accordion.',
    };
  }
}

/** The names of the questions of an `FAQPage` (schema.org), which may be one of several things. */
function questionsIn(data: unknown): string[] {
  const things = listOf(data).flatMap((thing) => [thing, ...listOf(asRecord(thing)['@graph'])]);
  return things
    .filter((thing) => listOf(asRecord(thing)['@type']).includes('FAQPage'))
    .flatMap((thing) => listOf(asRecord(thing).mainEntity))
    .map((question) => `${asRecord(question).name ?? ''}`)
    .filter(wordsOf);
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [value];
}

/** Search engines compare words; quotation marks and dashes may be written otherwise. */
function wordsOf(text: string): string {
  return (
    text
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(' ') ?? ''
  );
}

function readableText(): string {
  const unread = [...page.body().querySelectorAll(UNREAD)].map(({ textContent }) => textContent ?? '');
  return fold(unread, page.body().textContent ?? '', (text, part) => text.replace(part, () => ' '));
}

function accordionTitles(): string[] {
  return [...page.all('.accordion-item__click-target')].map(({ textContent }) => (textContent ?? '').trim());
}
