import { describe, expect, test } from 'vitest';
import { BLOCK_CARDS } from '../../../demo-pages/server/block-gallery.ts';
import { readDocs } from '../../../demo-pages/server/docs/doc-files.ts';
import { axeFaults } from '../axe.ts';
import { eventually } from '../eventually.ts';
import { useStage } from '../harness.ts';

const stage = useStage();
const PARTS = ['Markup', 'Settings', 'Keyboard', 'Console'];
const DOCS = await readDocs();
const docOf = (block: string) => DOCS.find(({ path }) => path === `docs/blocks/${block}.md`)?.text ?? '';

/** Blocks that say in a sentence that there is nothing for a table. */
const WITHOUT_SETTINGS = ['cart-indicator', 'menu', 'text-shrink'];
const WITHOUT_KEYS = ['shape', 'text-highlight', 'text-shrink'];

describe.each(BLOCK_CARDS.map(({ name }) => name))('/blocks/%s', (name) => {
  const block = name.replace(/-(motion|fields)$/, '');

  test('has the markup, the settings, the keys and the console calls of its doc', async () => {
    const { page } = await stage.visit(`/blocks/${name}`, { javaScriptEnabled: false, started: false });
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
  });

  test('its console calls do what they say without a complaint', async () => {
    const { page, messages, errors } = await stage.visit(`/blocks/${name}`);
    const calls = await page.locator('.reference-part').nth(3).locator('code').textContent();
    const before = messages.length;
    await page.evaluate(`(async () => {${calls}\n})()`);
    const complaints = messages.slice(before).filter(({ type, text }) => isComplaint(type, text));
    expect(complaints).toEqual([]);
    expect(errors).toEqual([]);
    const states = `mortar.blocks().filter(({ name }) => name === '${block}').map(({ state }) => state)`;
    await eventually(() => page.evaluate(states)).toContain('mounted');
  });
});

/** The stand-ins of other services refuse some requests on purpose; a simulation ends with a note. */
function isComplaint(type: string, text: string) {
  return /error|warning/.test(type) && !/could not be loaded|404|Unable to connect/.test(text);
}

test('a copy button copies the markup beside it, and says so', async () => {
  const { page, context } = await stage.visit('/blocks/menu', { cookies: { ss_cookieAllowed: 'true' } });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const markup = page.locator('.sample + .markup').first();
  const button = markup.getByRole('button', { name: 'Copy' });
  await button.click();
  await eventually(() => page.getByRole('status').filter({ hasText: 'Copied' }).count()).toBe(1);
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await markup.locator('code').textContent());
  expect(copied).toContain('<div');
  await eventually(() => markup.getByRole('button').textContent()).toBe('Copy');
});

test('where the clipboard is closed, the markup is selected', async () => {
  const before = `Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('no')) } })`;
  const { page } = await stage.visit('/blocks/menu', { before, cookies: { ss_cookieAllowed: 'true' } });
  const markup = page.locator('.sample + .markup').first();
  await markup.getByRole('button', { name: 'Copy' }).click();
  await eventually(() => page.evaluate(() => `${getSelection()}`.length)).toBeGreaterThan(10);
  expect(await markup.locator('details').getAttribute('open')).toBe('');
});

test.each(['light', 'dark'] as const)(
  'axe finds nothing in an open reference in %s colours',
  async (colorScheme) => {
    const { page } = await stage.visit('/blocks/gallery', {
      colorScheme,
      cookies: { ss_cookieAllowed: 'true' },
    });
    expect(await axeFaults(page, '.reference')).toEqual([]);
    expect(await axeFaults(page, '.states')).toEqual([]);
  },
);
