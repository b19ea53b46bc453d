import { BLOCK_SETTINGS } from 'mortar:blocks';
import { expect, it } from 'vitest';
import { createLinter } from '../../../src/console/lint-files/lint-html';
import type { SettingsTable } from '../../../src/runtime/block/settings';

const lintHtml = await createLinter();
const blocks: [name: string, table: SettingsTable][] = Object.entries(BLOCK_SETTINGS);

it.each(blocks)('%s: every setting is judged where only the command’s browser is', async (name, table) => {
  const attributes = Object.values(table).flatMap((setting) => setting.attributes);
  const plain = attributes.filter((source) => !source.includes('.')).map((source) => `${source}="red"`);
  const json = JSON.stringify(
    Object.fromEntries(Object.keys(table).map((setting) => [setting, { a: 'red' }])),
  );
  const html = `<p data-block="${name}" ${plain.join(' ')} data-block-json='${json}'></p>`;
  const codes = new Set((await lintHtml(html)).map(({ code }) => code));
  expect([...codes].filter((code) => code.startsWith('unknown'))).toEqual([]);
  expect(codes.has('wrong-value')).toBe(Object.keys(table).length > 0);
});

it.each([
  ['data-design="grid"', 'Write it as "design" in data-block-json.'],
  ['data-desing="grid"', 'Write it as "design" in data-block-json.'],
  ['data-thumbnails-per-row="3"', 'Write it as "thumbnails-per-row" in data-block-json.'],
])('%s of a gallery, which is read from its JSON only, is found', async (attribute, suggestion) => {
  const html = `<div data-block="gallery" ${attribute}><div class="sqs-gallery"><p class="slide"></p></div></div>`;
  const found = (await lintHtml(html)).filter(({ code }) => code === 'unknown-attribute');
  expect(found.map((fault) => fault.suggestion)).toEqual([suggestion]);
});

it('an attribute of the page’s own is none of a block’s settings', async () => {
  const html = '<div data-block="gallery" data-analytics="hero"><div class="sqs-gallery"></div></div>';
  expect((await lintHtml(html)).map(({ code }) => code)).not.toContain('unknown-attribute');
});
