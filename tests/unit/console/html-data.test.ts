import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { registry } from '../../../src/blocks/registry';
import type { SettingsTable } from '../../../src/runtime/block/settings';

interface Offered {
  readonly name: string;
  readonly description: string;
  readonly values?: { readonly name: string; readonly description?: string }[];
}

const { version, globalAttributes } = JSON.parse(readFileSync('dist/mortar.html-data.json', 'utf8')) as {
  version: number;
  globalAttributes: Offered[];
};
const offered = new Map(globalAttributes.map((attribute) => [attribute.name, attribute]));
const wordsOf = (name: string) => offered.get(name)?.values?.map(({ name }) => name);

const names = [...new Set(registry.map(({ name }) => name))].sort();
const tables = await Promise.all(
  names.map(async (name): Promise<SettingsTable> => {
    const { settings } = await import(`../../../src/blocks/${name}/settings.ts`);
    return settings;
  }),
);

it('offers every block and every attribute once, each with words about it', () => {
  expect(version).toBe(1.1);
  expect(wordsOf('data-block')).toEqual(names);
  const attributes = tables
    .flatMap((table) => Object.values(table).flatMap(({ attributes }) => attributes))
    .filter((name) => name.startsWith('data-') && !name.includes('.'));
  expect([...offered.keys()]).toEqual(expect.arrayContaining([...attributes, 'data-src', 'data-dpr-max']));
  expect(offered.size).toBe(globalAttributes.length);
  for (const { description } of globalAttributes) expect(description).not.toBe('');
});

it.each([
  ['data-mode', ['none', 'fit', 'fill']],
  ['data-load', ['true', 'false', 'viewport']],
  ['data-title', undefined],
  ['data-props', undefined],
  ['data-dpr-max', undefined],
])('%s may be %j', (name, words) => {
  expect(wordsOf(name)).toEqual(words);
});

it('says of every block and every attribute what it is for', () => {
  for (const { name, description } of offered.get('data-block')?.values ?? [])
    expect(description, name).toMatch(/^[A-Z].+\.$/);
  for (const { name, description } of globalAttributes)
    if (name !== 'data-block-json') expect(description.split('\n')[0], name).toMatch(/^[A-Z].+\.$/);
});

it('says of an attribute of several what it means to each', () => {
  expect(offered.get('data-stretch')?.description).toBe(
    [
      'Whether the picture fills its container; otherwise it keeps its proportions inside it.',
      'image, stretch: true or false; by default true; a picture without dimensions that has a width of its own keeps that.',
      'Whether the shape fills its container; otherwise it keeps the proportions of its viewBox.',
      'shape, stretch: true or false; by default false.',
      'Whether the picture fills its box.',
      'img: true or false; by default true.',
    ].join('\n'),
  );
});
