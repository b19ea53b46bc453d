import { expect } from 'vitest';
import { eventually } from '../eventually.ts';
import { until } from '../until.ts';
import type { ScriptFault, ScriptRow } from './script-table.ts';
import { askedForFile, fontOf, linesAbout, type ScriptVisit } from './script-visit.ts';

type Check = (visit: ScriptVisit, row: ScriptRow, code: ScriptFault) => Promise<void>;

const UNABLE = 'Unable to load. Try again.';

const BOOKINGS = [
  ['table', 'Book on OpenTable'],
  ['tock', 'Book on Tock'],
] as const;

/** What the visitor sees without the file, what is logged, and the result of a retry; by the outcome's code. */
export const SCRIPT_CHECKS: Readonly<Record<string, Check>> = {
  async A(visit, row) {
    const { page } = visit;
    for (const id of ['map', 'map2']) {
      const map = page.locator(`#${id}`);
      await map.getByText(UNABLE).waitFor();
      expect(await map.innerText()).toContain('7 Potters Rise');
      expect(await map.getByRole('link', { name: 'Open in maps' }).isVisible()).toBe(true);
    }
    expect(await page.evaluate('maps.length')).toBe(0);
    expect(askedForFile(visit, row)).toHaveLength(1); // for both
    expect(linesAbout(visit, /^https:\/\/maps\.googleapis\.com|Google Maps/)).toHaveLength(1);
    visit.repair(row.file);
    await page.locator('#map').getByRole('button', { name: 'Show map' }).click();
    await until(page, 'maps.length === 1');
  },

  async B(visit, row) {
    const { page } = visit;
    expect(await page.locator('main iframe').count()).toBe(0);
    expect(askedForFile(visit, row)).toHaveLength(1);
    for (const [id, link] of BOOKINGS) {
      await page.locator(`#${id}`).getByText(UNABLE).waitFor();
      expect(await page.getByRole('link', { name: link, exact: true }).isVisible()).toBe(true);
    }
    visit.repair(row.file);
    visit.repair('tock');
    await page.locator('#table').getByRole('button').click();
    await page.locator('#table iframe').waitFor();
    await page.locator('#tock').getByRole('button').click();
    await page.getByText('Tock of kiln').waitFor();
  },

  async Q(visit, row) {
    const { page } = visit;
    await page.locator('#ask').getByText(UNABLE).waitFor();
    const saved = () => visit.requests.filter((url) => url.includes('/api/form/'));
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByText('Complete CAPTCHA before submitting.').waitFor();
    expect(saved()).toEqual([]);
    expect(await page.getByLabel('Email').inputValue()).toBe('ada@kiln.example');
    visit.repair(row.file);
    await eventually(async () => {
      await page.getByLabel('Email').click(); // the try that sending has begun may still wait
      await page.clock.runFor(31_000);
      return page.getByText('Are you human?').count();
    }).toBe(1);
  },

  async F(visit, row, code) {
    await eventually(() => fontOf(visit.page, row.file)).toBe('');
    const isFailure = !/TH|GM/.test(code);
    const ours = row.file === 'kit' ? /^https:\/\/use\.typekit\.net/ : /^https:\/\/fonts\.googleapis\.com/;
    expect(linesAbout(visit, ours)).toHaveLength(isFailure ? 1 : 0);
  },

  async O(visit) {
    expect(await visit.page.locator('#comments').innerText()).toBe('Comments');
    expect(linesAbout(visit, /^https:\/\/kiln\.disqus\.com/)).toHaveLength(1);
  },

  async P(visit, row) {
    for (const name of ['@kiln', 'mill', 'kiln'])
      expect(await visit.page.getByRole('link', { name, exact: true }).isVisible()).toBe(true);
    expect(await visit.page.locator('main iframe').count()).toBe(1); // the table, which works by now
    expect(askedForFile(visit, row)).toHaveLength(1); // for both
    expect(linesAbout(visit, /^https:\/\/platform\.twitter\.com/)).toHaveLength(1);
  },

  async S(visit, _row, code) {
    if (code !== 'LA') expect(await visit.page.evaluate('window.recorded')).toBeUndefined();
    expect(linesAbout(visit, /^https:\/\/edge\.|recording/i)).toEqual([]);
  },

  async H(visit, row) {
    const name = row.file.replace(/^\/chunks\/|-$/g, '');
    const { page, ...shown } = name === 'cart-page' ? visit : visit.reviews;
    const block = page.locator(`#${name}`);
    expect(await block.getAttribute('data-block-state')).toBe('failed');
    expect(await block.innerText()).toBe(name === 'cart-page' ? 'Ask us' : 'Write to us');
    const asked = askedForFile({ ...shown, page }, row);
    expect(asked).toHaveLength(2);
    expect(new Set(asked).size).toBe(2);
    expect(linesAbout({ ...shown, page }, new RegExp(`^${name}:`))).toHaveLength(1);
    visit.repair(row.file);
    await page.evaluate(`mortar.remount(document.getElementById('${name}'))`);
    await eventually(() => block.getAttribute('data-block-state')).toBe('mounted');
  },
};
