import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { eventually } from '../eventually';
import { useStage } from '../harness';
import { until } from '../until';
import { settled } from '../wire';
import { asDocumented, askedOf, KEY, mapBlock, showVendors, type Vendor } from './vendors-page';

const stage = useStage();

const BLOCKS = `${mapBlock('map')}
  <div data-block="reservation" id="table" data-block-json='{"restaurantId":"432"}'></div>
  <div data-block="reservation" id="tock" data-block-json='{"provider":"tock","businessId":"kiln"}'></div>
  <p data-block="follow-button" id="follow" data-service="twitter" data-screenname="kiln"></p>
  <a id="comments" href="/journal#disqus_thread">Comments</a>`;

const CONTEXT = { ...KEY, typekitId: 'abc1def', websiteSettings: { disqusShortname: 'kiln' } };

const VENDORS: Vendor[] = ['maps', 'opentable', 'tock', 'twitter', 'disqus', 'kit'];

/** A page whose vendors answer when the test lets them. */
async function showHeld() {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const visit = await showVendors(stage, BLOCKS, {
    context: CONTEXT,
    async answer(route, vendor) {
      await released;
      await asDocumented(route, vendor).catch(() => {}); // the page has given it up
    },
  });
  await visit.page.mouse.move(5, 5); // what waits for a calm page
  await eventually(() => VENDORS.filter((vendor) => !askedOf(visit, vendor).length)).toEqual([]);
  return { ...visit, release };
}

async function allCome(page: Page): Promise<void> {
  await until(page, 'maps.length === 1');
  await page.locator('#table iframe').waitFor();
  await page.getByText('Tock of kiln').waitFor();
  await page.locator('iframe[title="Follow kiln"]').waitFor();
}

it('nothing of a vendor’s that is on its way runs after the visitor’s no', async () => {
  const { page, messages, errors, release } = await showHeld();
  await page.evaluate('mortar.consent.set(false)');
  await page.locator('#map').getByRole('button', { name: 'Show map' }).waitFor();
  await page.locator('#table').getByRole('button', { name: 'Book a table' }).waitFor();
  release();
  await settled(page);
  expect(
    await page.evaluate('[maps.length, asked.length, "twttr" in window, "DISQUSWIDGETS" in window]'),
  ).toEqual([0, 0, false, false]);
  expect(await page.locator('#comments').innerText()).toBe('Comments');
  expect(await page.evaluate("getComputedStyle(document.body).getPropertyValue('--kit')")).toBe('');
  expect(await page.locator('main iframe').count()).toBe(0);
  expect(messages.filter(({ type }) => type === 'error')).toEqual([]);
  expect(errors).toEqual([]);
});

it('what the blocks need comes after the next yes', async () => {
  const { page, release } = await showHeld();
  await page.evaluate('mortar.consent.set(false)');
  release();
  await page.locator('#map').getByRole('button', { name: 'Show map' }).waitFor();
  await page.evaluate('mortar.consent.set(true)');
  await allCome(page);
});

it('a no and a yes right after it leave nothing waiting', async () => {
  const { page, release } = await showHeld();
  await page.evaluate('mortar.consent.set(false); mortar.consent.set(true)');
  release();
  await allCome(page);
});

it('what the visitor asked for by a click comes all the same', async () => {
  const { page, release } = await showHeld();
  await page.evaluate('mortar.consent.set(false)');
  await page.locator('#map').getByRole('button', { name: 'Show map' }).click();
  await page.evaluate('mortar.consent.set(false)');
  release();
  await until(page, 'maps.length === 1');
});
