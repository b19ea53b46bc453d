import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
// @ts-expect-error a module of the build has no types
import { generatedDocs } from '../../build/docs.mjs';
import { registry } from '../../src/blocks/registry';
import type { BlockDescription } from '../../src/runtime/block/description';

const docs: [path: string, text: string][] = await generatedDocs();
const names = [...new Set(registry.map(({ name }) => name))];

describe('the documentation', () => {
  it('has a page for every block of the registry', () => {
    const paths = docs.map(([path]) => path);
    expect(paths).toEqual(expect.arrayContaining(names.map((name) => `docs/blocks/${name}.md`)));
  });

  it.each(docs)('%s says what the source says', (path, text) => {
    const isCurrent = readFileSync(path, 'utf8') === text;
    expect(isCurrent, `${path} is out of date: run \`npm run docs\``).toBe(true);
  });

  it.each(names)('describes the block %s and each of its settings in sentences', async (name) => {
    const { description, settings } = await import(`../../src/blocks/${name}/settings.ts`);
    const { summary, settings: described }: BlockDescription = description;
    expect(Object.keys(described)).toEqual(Object.keys(settings));
    const meanings = Object.values(described).map((of) => (typeof of === 'string' ? of : of.meaning));
    for (const sentence of [summary, ...meanings]) expect(sentence).toMatch(/^[A-Z].+\.$/);
  });
});
