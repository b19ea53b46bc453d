import { expect, it } from 'vitest';
import { readDocs } from '../../../demo-pages/server/docs/doc-files.ts';
import { eventually } from '../eventually.ts';
import { pageOf, useStage } from '../harness.ts';

const stage = useStage();
const DOCS = await readDocs();

/** The first example of a block's page. */
function exampleOf(block: string): string {
  const text = DOCS.find(({ path }) => path === `docs/blocks/${block}.md`)?.text ?? '';
  return text.split('```html\n')[1]?.split('```')[0] ?? '';
}

/** The others need a page of their own: its type, or its site context. */
const OTHERS = ['announcement-bar', 'cart-page', 'mobile-info-bar', 'popup-overlay', 'product-reviews'];
const BLOCKS = DOCS.flatMap(({ path }) => /^docs\/blocks\/(.+)\.md$/.exec(path)?.[1] ?? []).filter(
  (block) => !OTHERS.includes(block),
);
const STATES = "mortar.blocks().map(({ name, state }) => name + ' is ' + state)";
/** Its address is left open. */
const OPEN = /player that is not shown: .*embed\/…/;

it('the examples of blocks mount as they stand, and the linter finds nothing', async () => {
  const { page, errors } = await stage.show(pageOf({ body: BLOCKS.map(exampleOf).join('<hr>') }));
  await page.evaluate('Promise.all(mortar.blocks().map(({ element }) => mortar.remount(element)))');
  const found = await page.evaluate<string[]>(STATES);
  expect(new Set(found)).toEqual(new Set(BLOCKS.map((block) => `${block} is mounted`)));
  const faults = 'mortar.lint().then((all) => all.map(({ message }) => message))';
  expect((await page.evaluate<string[]>(faults)).filter((message) => !OPEN.test(message))).toEqual([]);
  expect(errors).toEqual([]);
});

it.each([
  ['announcement-bar', 'Bread on Saturdays from nine.'],
  ['popup-overlay', 'A letter from the kiln'],
])('the example of %s shows its text', async (block, text) => {
  const { page } = await stage.show(pageOf({ body: exampleOf(block), context: null }));
  await eventually(() => page.getByText(text).first().isVisible()).toBe(true);
});
