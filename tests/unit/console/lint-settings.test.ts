// @vitest-environment node
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
