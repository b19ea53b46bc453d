import type { Locator } from 'playwright';
import { describe, expect, it } from 'vitest';
import { eventually } from '../eventually';
import { pageOf, useStage } from '../harness';
import { BODY, openPanel } from './panel-page';

const stage = useStage();

/** Where an element is, as the visitor sees it. */
const rectOf = (element: Locator) =>
  element.evaluate((node) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    return [x, y, width, height].map(Math.round);
  });

describe('the panel', () => {
  it('shows every block with its state, and frames it on the page', async () => {
    const { page, contents } = await openPanel(stage);
    const rows = contents().getByRole('listitem');
    await eventually(() => rows.allInnerTexts()).toEqual([
      expect.stringMatching(/^accordion #faq\s+[\d.]+ ms\s+mounted$/),
      expect.stringMatching(/^accordion #broken\s+failed$/),
      expect.stringMatching(/^accordion #far\s+waiting$/),
    ]);
    const frame = page.locator('.outline', { hasText: 'accordion mounted' });
    await eventually(async () => (await rectOf(frame)).join()).toBe(
      (await rectOf(page.locator('#faq'))).join(),
    );
    await page.evaluate('faq.style.marginTop = "70px"');
    await eventually(async () => (await rectOf(frame)).join()).toBe(
      (await rectOf(page.locator('#faq'))).join(),
    );
  });

  it('follows the page: a block that comes, one that goes, one that mounts', async () => {
    const { page, contents, tab } = await openPanel(stage);
    await page.evaluate('mortar.unmount(faq); broken.remove(); far.scrollIntoView()');
    await eventually(() => contents().getByRole('listitem').allInnerTexts()).toEqual([
      expect.stringMatching(/^accordion #far\s+[\d.]+ ms\s+mounted$/),
    ]);
    expect(await tab('Blocks').innerText()).toMatch(/^1\s+Blocks$/);
  });

  it('opens a block’s error, rules and settings, and closes them again', async () => {
    const { contents } = await openPanel(stage);
    const broken = contents().getByRole('button', { name: /#broken/ });
    await broken.click();
    expect(await broken.getAttribute('aria-expanded')).toBe('true');
    const details = contents().getByRole('listitem').filter({ hasText: '#broken' });
    await eventually(() => details.innerText()).toMatch(/no element matches \.accordion-item/);
    expect(await details.innerText()).toMatch(/Is this block shown, and does it work\? no/);
    await broken.click();
    expect(await broken.getAttribute('aria-expanded')).toBe('false');
    await contents().getByRole('button', { name: /#faq/ }).click();
    await eventually(() => contents().innerText()).toMatch(/expandFirstItem\s+true data-block-json/);
    expect(await contents().innerText()).toMatch(/allowMultipleOpenItems\s+false default/);
  });

  it('marks the block of a row that is pointed at or has the focus, and scrolls to it', async () => {
    const { page, contents } = await openPanel(stage, {}, { reducedMotion: 'reduce' });
    const marked = page.locator('.outline[data-marked="true"]');
    expect(await marked.count()).toBe(0);
    await contents().getByRole('button', { name: /#far/ }).focus();
    await eventually(() => page.evaluate('scrollY')).toBeGreaterThan(3000);
    await eventually(async () => (await rectOf(marked)).join()).toBe(
      (await rectOf(page.locator('#far'))).join(),
    );
    await contents().getByRole('button', { name: /#faq/ }).hover();
    await eventually(() => page.evaluate('scrollY')).toBeLessThan(500);
  });

  it('has a tab for the steps, the requests, the answer about cookies, and the linter’s problems', async () => {
    const { page, tab, contents } = await openPanel(stage, {
      context: { cookieSettings: { isRestrictiveCookiePolicyEnabled: true } },
    });
    await tab('Start').click();
    expect(await contents().getByRole('listitem').first().innerText()).toMatch(
      /^cookie-banner\s+[\d.]+ ms\s+done$/,
    );
    await tab('Requests').click();
    await eventually(() => contents().innerText()).toMatch(/POST \/api\/census\/RecordHit/);
    expect(await contents().innerText()).toMatch(/held\s+no restrictive policy, or accepted: no/);
    await tab('Consent').click();
    expect(await contents().innerText()).toMatch(/The visitor has not answered\./);
    expect(await contents().innerText()).toMatch(/Is this visit tracked\? no/);
    await page.evaluate('mortar.consent.set(true)');
    await eventually(() => contents().innerText()).toMatch(/The visitor has allowed cookies\./);
    await eventually(() => tab('Consent').innerText()).toMatch(/yes/);
    await tab('Problems').click();
    await eventually(() => contents().innerText()).toMatch(/Did you mean accordion\?/);
    await contents()
      .getByRole('button', { name: /Did you mean accordion/ })
      .focus();
    const marked = page.locator('.outline[data-marked="true"]');
    await eventually(async () => (await rectOf(marked)).join()).toBe(
      (await rectOf(page.locator('#misspelt'))).join(),
    );
    await page.evaluate("misspelt.remove(), document.querySelector('#broken').remove()");
    await contents().getByRole('button', { name: 'Check again' }).click();
    await eventually(() => contents().innerText()).toMatch(/found no problem/);
  });

  it('puts the report on the clipboard, or says that the browser refuses', async () => {
    const options = { permissions: ['clipboard-read', 'clipboard-write'] };
    const { page, panel } = await openPanel(stage, {}, options);
    const copied = async () => {
      await panel.getByRole('button', { name: 'Copy report' }).click();
      await eventually(() => panel.getByRole('status').innerText()).toBe('Report copied');
      return page.evaluate<string>('navigator.clipboard.readText()');
    };
    // The report changes until the last initializer and its requests are done.
    await eventually(async () => (await copied()) === (await page.evaluate('mortar.report()'))).toBe(true);
    await page.evaluate("navigator.clipboard.writeText = () => Promise.reject(new Error('not now'))");
    await panel.getByRole('button', { name: 'Copy report' }).click();
    await eventually(() => panel.getByRole('status').innerText()).toMatch(/refused/);
  });

  it('says so where there is no block and nothing is wrong', async () => {
    const { tab, contents } = await openPanel(stage, { body: '<p>Text</p>' });
    expect(await contents().innerText()).toMatch(/no block/);
    await tab('Problems').click();
    await eventually(() => contents().innerText()).toMatch(/found no problem/);
  });

  it('is not loaded before it is asked for, and is there once however often it is', async () => {
    const { page, requests } = await stage.show(pageOf({ body: BODY }));
    await page.waitForSelector('#faq[data-block-state="mounted"]');
    expect(requests.filter((url) => /chunks\/(panel|explain|console)-/.test(url))).toEqual([]);
    await page.evaluate('Promise.all([mortar.panel(), mortar.panel(7), mortar.panel(null)]).then(() => 0)');
    expect(await page.getByRole('region', { name: 'Mortar panel' }).count()).toBe(1);
  });
});
