import type { Page } from 'playwright';
import { expect } from 'vitest';
import { readDocs } from '../../../demo-pages/server/docs/doc-files.ts';
import { BLOCK_CARDS } from '../../../demo-pages/server/pages/block-gallery.ts';
import { eventually } from '../eventually.ts';
import type { Visit } from '../harness.ts';

const PARTS = ['Markup', 'Settings', 'Keyboard', 'Console'];
const DOCS = await readDocs();
const docOf = (block: string) => DOCS.find(({ path }) => path === `docs/blocks/${block}.md`)?.text ?? '';

/** Blocks whose documentation has a sentence in place of the table of settings. */
const WITHOUT_SETTINGS = ['cart-indicator', 'menu', 'text-shrink'];
const WITHOUT_KEYS = ['shape', 'text-highlight', 'text-shrink'];

/** Paths of the block pages, which have a reference. */
export const BLOCK_PAGES = BLOCK_CARDS.map(({ name }) => `/blocks/${name}`);

const blockOf = (path: string) => path.replace('/blocks/', '').replace(/-(motion|fields)$/, '');

/** Expects the page to show the markup, settings, keys and console calls of its block's documentation. */
export async function expectReference(page: Page, path: string): Promise<void> {
  const block = blockOf(path);
  const reference = page.locator('.reference');
  expect(await reference.locator('h3').allTextContents()).toEqual(PARTS);
  const part = (index: number) => reference.locator('.reference-part').nth(index);
  expect(docOf(block)).toContain((await part(0).locator('code').first().textContent()) || 'nothing');
  expect(await part(1).locator('table').count()).toBe(WITHOUT_SETTINGS.includes(block) ? 0 : 1);
  expect(await part(2).locator('table').count()).toBe(WITHOUT_KEYS.includes(block) ? 0 : 1);
  for (const index of [1, 2]) expect(await part(index).locator('table, p').count()).toBeGreaterThan(0);
  expect(docOf(block)).toContain((await part(3).locator('code').textContent()) || 'nothing');
  expect(await reference.getByRole('link', { name: 'in the documentation' }).getAttribute('href')).toBe(
    `/docs/blocks/${block}`,
  );
}

/** Expects the reference's console calls to work without warnings. */
export async function expectCallsToWork(visit: Visit, path: string): Promise<void> {
  const { page, messages, errors } = visit;
  const calls = await page.locator('.reference-part').nth(3).locator('code').textContent();
  const before = messages.length;
  await page.evaluate(`(async () => {${calls}\n})()`);
  const complaints = messages.slice(before).filter(({ type, text }) => isComplaint(type, text));
  expect(complaints).toEqual([]);
  expect(errors).toEqual([]);
  const states = `mortar.blocks().filter(({ name }) => name === '${blockOf(path)}').map(({ state }) => state)`;
  await eventually(() => page.evaluate(states)).toContain('mounted');
}

/** Except for what the mock services refuse on purpose, and the note at the end of a simulation. */
function isComplaint(type: string, text: string) {
  return /error|warning/.test(type) && !/could not be loaded|404|Unable to connect/.test(text);
}
