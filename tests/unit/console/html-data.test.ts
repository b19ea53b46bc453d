import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { registry } from '../../../src/blocks/registry';
import type { SettingsTable } from '../../../src/runtime/block/settings';

interface Offered {
  readonly name: string;
  readonly description: { readonly kind: 'markdown'; readonly value: string };
  readonly references: readonly { readonly name: string; readonly url: string }[];
  readonly values?: Partial<Offered>[];
}

const { homepage } = JSON.parse(readFileSync('package.json', 'utf8')) as { homepage: string };
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
  for (const { description } of globalAttributes) expect(description.value).not.toBe('');
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

it('says of every block and every attribute what it is for, with links to their pages', () => {
  const texts = [...globalAttributes, ...(offered.get('data-block')?.values ?? [])];
  for (const { name, description, references = [] } of texts) {
    expect(description?.value.split('\n')[0], name).toMatch(/^[A-Z].+\.$/);
    expect(references.length, name).toBeGreaterThan(0);
    for (const { name: path, url } of references) {
      expect(existsSync(path), path).toBe(true);
      expect(url).toBe(`${homepage}${path}`);
    }
  }
});

it('says of an attribute of several what it means to each', () => {
  const { description, references } = offered.get('data-stretch') ?? {};
  expect(description?.value).toBe(
    [
      'Whether the picture fills its container; otherwise it keeps its proportions inside it.',
      '',
      '- `image`, `stretch`: true or false; by default `true`; a picture without dimensions that has a width of its own keeps that.',
      '',
      'Whether the shape fills its container; otherwise it keeps the proportions of its `viewBox`.',
      '',
      '- `shape`, `stretch`: true or false; by default `false`.',
      '',
      'Whether the picture fills its box.',
      '',
      '- `img`: true or false; by default `true`.',
    ].join('\n'),
  );
  expect(references?.map(({ name }) => name)).toEqual([
    'docs/blocks/image.md',
    'docs/blocks/shape.md',
    'docs/images.md',
  ]);
});
