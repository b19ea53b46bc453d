import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
// @ts-expect-error a module of the build has no types
import { generatedDocs } from '../../build/docs.mjs';
import { registry } from '../../src/blocks/registry';

const docs: [path: string, text: string][] = await generatedDocs();

describe('the documentation', () => {
  it('has a page for every block of the registry', () => {
    const paths = docs.map(([path]) => path);
    for (const { name } of registry) expect(paths).toContain(`docs/blocks/${name}.md`);
  });

  it.each(docs)('%s says what the source says (if not, run `npm run docs`)', (path, text) => {
    expect(readFileSync(path, 'utf8'), `${path} is out of date: run \`npm run docs\``).toBe(text);
  });

  it.each(docs)('%s describes each setting in a sentence', (_path, text) => {
    const rows = text.match(/^\| `[^|]+\|[^|]*\|[^|]*\|[^|]*\|.*$/gm) ?? [];
    for (const row of rows) expect(row).toMatch(/\| [A-Z`].+\. \|$/);
  });
});
