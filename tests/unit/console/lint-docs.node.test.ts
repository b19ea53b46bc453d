import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { FAULT_CODES } from '../../../src/console/lint/fault';
import { createLinter } from '../../../src/console/lint-files/lint-html';

const CONTEXT = '<script type="application/json" id="site-context">{"website":{"id":"1"}}</script>';
const [, faults = ''] = readFileSync('docs/lint.md', 'utf8').split('\n## The faults\n');
const sections = faults.split(/^### /m).slice(1);
const lintHtml = await createLinter();

async function codesIn(example: string): Promise<string[]> {
  const page = example.includes('site-context') ? example : CONTEXT + example;
  return (await lintHtml(page)).map(({ code }) => code);
}

it('every fault has its section, and every section its fault', () => {
  expect(sections.map((section) => section.split('\n')[0])).toEqual([...FAULT_CODES]);
});

it.each(FAULT_CODES.map((code, index) => [code, sections[index] ?? ''] as const))(
  'the section of %s has an example with it and one without any fault',
  async (code, section) => {
    const examples = [...section.matchAll(/```html\n(.*?)```/gs)].map(([, html = '']) => html);
    expect(examples).toHaveLength(2);
    const [wrong = '', right = ''] = examples;
    expect(await codesIn(wrong)).toEqual([code]);
    expect(await codesIn(right)).toEqual([]);
  },
);
