import { expect, it } from 'vitest';
import { createLinter } from '../../../src/console/lint-files/lint-html';

const lintHtml = await createLinter();

const ITEM = `<div data-block="accordion"><ul class="accordion-items-container"><li class="accordion-item">
  <h3><button class="accordion-item__click-target">Do “seconds”
  leak?</button></h3><div class="accordion-item__dropdown">No.</div></li></ul></div>`;

const question = (name: unknown) => ({ '@type': 'Question', name });
const dataOf = (data: unknown) => `<script type="application/ld+json">${JSON.stringify(data)}</script>`;
const faq = (...questions: unknown[]) => dataOf({ '@type': 'FAQPage', mainEntity: questions });

async function missingIn(html: string): Promise<string[]> {
  const faults = await lintHtml(html);
  return faults
    .filter(({ code }) => code === 'missing-question')
    .map(({ message, suggestion }) => `${message} ${suggestion}`);
}

it('a question that visitors can read has no fault, whatever its quotation marks and spaces', async () => {
  expect(await missingIn(ITEM + faq(question('Do "seconds" leak?')))).toEqual([]);
});

it('a question that is nowhere on the page is named, with the title it may mean', async () => {
  expect(await missingIn(ITEM + faq(question('Do “seconds” lead?'), question('Who are you?')))).toEqual([
    expect.stringMatching(
      /^The FAQ data has the question "Do “seconds” lead\?", .* Did you mean "Do “seconds”\s+leak\?"\?$/,
    ),
    'The FAQ data has the question "Who are you?", which is not on the page. Write it on the page, such as in an accordion.',
  ]);
});

it.each([
  ['a list', (faults: unknown) => [{ '@type': 'Organization' }, faults]],
  ['a graph', (faults: unknown) => ({ '@graph': [faults] })],
])('finds the questions in %s', async (_, wrap) => {
  const data = wrap({ '@type': ['WebPage', 'FAQPage'], mainEntity: question('Who are you?') });
  expect(await missingIn(ITEM + dataOf(data))).toHaveLength(1);
});

it.each([
  null,
  'FAQPage',
  { '@type': 'FAQPage' },
  { '@type': 'FAQPage', mainEntity: [null, 3, question(7)] },
])('says nothing about %j', async (data) => {
  expect(await missingIn(`<p>7</p>${dataOf(data)}`)).toEqual([]);
});

it('says nothing about data that is not JSON, and about other data', async () => {
  expect(await missingIn('<script type="application/ld+json">{"@type": "FAQPage",</script>')).toEqual([]);
  expect(await missingIn(dataOf({ '@type': 'QAPage', mainEntity: question('Who are you?') }))).toEqual([]);
});
