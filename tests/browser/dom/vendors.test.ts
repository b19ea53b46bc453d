import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { eventually } from '../eventually';
import { useStage } from '../harness';
import { until } from '../until';
import { settled } from '../wire';
import { askedOf, showVendors, VENDOR_BLOCKS, VENDOR_CONTEXT, type Vendor } from './vendors-page';

const stage = useStage();

const CONTEXT = { ...VENDOR_CONTEXT, pageType: 200 }; // sessions of the shop are recorded

const VENDORS: Vendor[] = [
  'maps',
  'opentable',
  'tock',
  'twitter',
  'pinterest',
  'disqus',
  'captcha',
  'recorder',
  'google-fonts',
  'kit',
];

/** A machine that is strong enough for a recording, whose id the site gives. */
const CORES = "Object.defineProperty(navigator, 'hardwareConcurrency', { value: 4 });";
const giveRecordingId = (page: Page) =>
  page.route('**/api/commerce/fullstory/getId', (route) => route.fulfill({ json: 'o-KILN1-na1' }));

const fontOf = (name: string) => `getComputedStyle(document.body).getPropertyValue('--${name}').trim()`;

it('with everything there each vendor shows its own, once for all that share it', async () => {
  const nobody = '<p data-block="follow-button" data-service="craft" data-screenname="kiln"></p>';
  const visit = await showVendors(stage, VENDOR_BLOCKS + nobody, {
    context: {
      ...CONTEXT,
      googleFonts: ['Inter:wght@400;700', 'Rye', 7],
      typekitId: '',
      website: { ...CONTEXT.website, typekitId: CONTEXT.typekitId },
    },
    before: CORES,
    prepare: giveRecordingId,
  });
  const { page } = visit;
  await page.getByLabel('Email').focus(); // that, too, is what waits for a calm page
  await page.getByText('Are you human?').waitFor();
  await until(page, 'window.recorded');
  await until(page, 'maps.length === 2');
  await page.locator('#table iframe').waitFor();
  await page.getByText('Tock of kiln').waitFor();
  await page.locator('iframe[title="Follow kiln"]').waitFor();
  await page.locator('iframe[title="Follow mill"]').waitFor();
  await page.getByText('kiln (Pinterest)').waitFor();
  await page.getByText('3 comments').waitFor();
  await eventually(() => page.evaluate(fontOf('google-fonts'))).toBe('there');
  await eventually(() => page.evaluate(fontOf('kit'))).toBe('there');
  expect(askedOf(visit, 'google-fonts').map(({ searchParams }) => searchParams.getAll('family'))).toEqual([
    ['Inter:wght@400;700', 'Rye'],
  ]);
  for (const told of [/^googleFonts must be an array/, /^A follow button needs a screenname/])
    expect(visit.messages.filter(({ text }) => told.test(text))).toHaveLength(1);
  expect(await page.getByRole('link', { name: '@kiln' }).isVisible()).toBe(false);
  expect(VENDORS.map((vendor) => askedOf(visit, vendor).length)).toEqual(VENDORS.map(() => 1));
  await page.evaluate('mortar.unmount()');
  expect(await page.getByRole('link', { name: '@kiln' }).isVisible()).toBe(true);
  expect(await page.locator('#follow2 > *').count()).toBe(0);
});

it('nothing is asked of a vendor whom the visitor may not be tracked by', async () => {
  const visit = await showVendors(stage, VENDOR_BLOCKS, {
    context: { ...CONTEXT, cookieSettings: { isRestrictiveCookiePolicyEnabled: true } },
  });
  const { page } = visit;
  await page.mouse.move(5, 5);
  await until(page, "mortar.initializers().find(({ name }) => name === 'vendors').state === 'done'");
  await settled(page);
  expect(visit.requests.filter((address) => address.startsWith('https:'))).toEqual([]);
  expect(await page.getByRole('link', { name: '@kiln' }).isVisible()).toBe(true);
  await page.evaluate('mortar.consent.set(true)');
  await page.getByText('3 comments').waitFor();
  await page.locator('iframe[title="Follow kiln"]').waitFor();
  await eventually(() => page.evaluate(fontOf('kit'))).toBe('there');
});
