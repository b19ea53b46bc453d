import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Old libraries on a page, such as Prototype, replace these; `src/data/indexes.ts` has what takes their place. */
const REPLACED = /(?<!\bObject)\.entries\(\)|\.reduce\(|\bArray\.from\(/;

/** Finds out whether `reduce` was replaced. */
const EXCEPTION = 'dom/standard-reduce.ts';

it('array methods that a page’s library may have replaced are not used', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.tsx?$/.test(file) && REPLACED.test(readFileSync(`src/${file}`, 'utf8')));
  expect(files).toEqual([EXCEPTION]);
});
