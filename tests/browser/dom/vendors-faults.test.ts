import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { eventually } from '../eventually';
import { useStage } from '../harness';
import { QUICK } from '../quick-clock';
import { arrived } from '../wire';
import { type Answer, asDocumented, askedOf, KEY, mapBlock, showVendors, type Vendor } from './vendors-page';

const stage = useStage();

const BLOCKS = `${mapBlock('map')}${mapBlock('map2')}
  <div data-block="reservation" id="table" data-block-json='{"restaurantId":"432"}'></div>
  <div data-block="reservation" id="tock" data-block-json='{"provider":"tock","businessId":"kiln"}'></div>
  <p data-block="follow-button" id="follow" data-service="twitter" data-screenname="kiln"><a href="https://twitter.com/kiln">@kiln</a></p>
  <p data-block="follow-button" id="follow2" data-service="twitter" data-screenname="mill"></p>
  <p data-block="follow-button" id="pin" data-service="pinterest" data-screenname="kiln"></p>
  <div data-block="form" id="ask" data-block-json='{"formId":"f1","captchaEnabled":true}'>
    <form method="post"><div class="form-item field email" id="email-1"><label for="mail">Email</label><input id="mail" name="email"></div><button type="submit">Send</button></form>
  </div>
  <a id="comments" href="/journal#disqus_thread">Comments</a>
  <div data-block="button" id="other"><a href="#other">Another block</a></div>`;

const WEBSITE = {
  id: '5b0000000000000000000001',
  identifier: 'kiln',
  captchaSettings: { siteKey: 'a-key', provider: 'recaptcha' },
};

const CONTEXT = {
  ...KEY,
  pageType: 200, // sessions of the shop are recorded
  website: WEBSITE,
  googleFonts: ['Inter'],
  typekitId: 'abc1def',
  websiteSettings: { disqusShortname: 'kiln' },
};

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
  const visit = await showVendors(stage, BLOCKS + nobody, {
    context: {
      ...CONTEXT,
      googleFonts: ['Inter:wght@400;700', 'Rye', 7],
      typekitId: '',
      website: { ...WEBSITE, typekitId: CONTEXT.typekitId },
    },
    before: CORES,
    prepare: giveRecordingId,
  });
  const { page } = visit;
  await page.getByLabel('Email').focus(); // that, too, is what waits for a calm page
  await page.getByText('Are you human?').waitFor();
  await page.waitForFunction('window.recorded');
  await page.waitForFunction('maps.length === 2');
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
  const visit = await showVendors(stage, BLOCKS, {
    context: { ...CONTEXT, cookieSettings: { isRestrictiveCookiePolicyEnabled: true } },
  });
  const { page } = visit;
  await page.mouse.move(5, 5);
  await page.waitForFunction("mortar.initializers().some(({ name }) => name === 'print')");
  expect(visit.requests.filter((address) => address.startsWith('https:'))).toEqual([]);
  expect(await page.getByRole('link', { name: '@kiln' }).isVisible()).toBe(true);
  await page.evaluate('mortar.consent.set(true)');
  await page.getByText('3 comments').waitFor();
  await page.locator('iframe[title="Follow kiln"]').waitFor();
  await eventually(() => page.evaluate(fontOf('kit'))).toBe('there');
});

const LATE = 40_000 / 20 + 500;

/** What becomes of a vendor's file. */
const FAULTS: Readonly<Record<string, Answer>> = {
  'never answers': async () => {},
  'is refused the connection': (route) => route.abort('connectionrefused'),
  'answers 404': (route) => route.fulfill({ status: 404, contentType: 'text/html', body: 'Not here' }),
  'has the wrong type': (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: { 'x-content-type-options': 'nosniff' },
      body: 'x()',
    }),
  'throws at its top': (route, vendor) =>
    /google-fonts|kit/.test(vendor)
      ? route.abort()
      : route.fulfill({ contentType: 'text/javascript', body: 'throw new TypeError("vendor")' }),
  'brings nothing': (route, vendor) =>
    /google-fonts|kit/.test(vendor)
      ? route.abort()
      : route.fulfill({ contentType: 'text/javascript', body: ';' }),
  'comes too late': async (route, vendor) => {
    await new Promise((resolve) => setTimeout(resolve, LATE));
    await asDocumented(route, vendor).catch(() => {}); // the page has given it up
  },
};

describe.each(Object.entries(FAULTS))('when every vendor’s file %s', (name, fault) => {
  it('each block shows what does without, is told once of, and may be asked for anew', async () => {
    let isBroken = true;
    const visit = await showVendors(stage, BLOCKS, {
      context: CONTEXT,
      before: QUICK + CORES,
      prepare: giveRecordingId,
      answer: (route, vendor) => (isBroken ? fault : asDocumented)(route, vendor),
    });
    const { page } = visit;
    await page.getByLabel('Email').fill('ada@kiln.example'); // that, too, is what waits for a calm page
    for (const id of ['map', 'map2', 'table', 'tock', 'ask'])
      await page.locator(`#${id}`).getByText('Unable to load. Try again.').waitFor({ timeout: 20_000 });
    expect(await page.locator('#map').innerText()).toContain('7 Potters Rise');
    expect(await page.locator('#map').getByRole('link', { name: 'Open in maps' }).isVisible()).toBe(true);
    expect(await page.getByRole('link', { name: /^Book on/ }).count()).toBe(2);
    for (const link of ['@kiln', 'mill', 'kiln'])
      expect(await page.getByRole('link', { name: link, exact: true }).isVisible()).toBe(true);
    if (name !== 'comes too late')
      // a late count does no harm
      expect(await page.locator('#comments').innerText()).toBe('Comments');
    await eventually(() => reportsOf(visit.messages, 'twitter.com/widgets.js')).toBe(1);
    expect(reportsOf(visit.messages, 'maps')).toBeLessThanOrEqual(2);
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByText('Complete CAPTCHA before submitting.').waitFor();
    expect(stage.server.store.calls({ path: '/api/form/SaveFormSubmission' })).toEqual([]);
    expect(await page.locator('#other').getAttribute('data-block-state')).toBe('mounted');
    if (name === 'comes too late') await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(await page.locator('main iframe').count()).toBe(0);
    expect(await page.evaluate('maps.length')).toBe(0);
    expect([await page.evaluate(fontOf('kit')), await page.evaluate(fontOf('google-fonts'))]).toEqual([
      '',
      '',
    ]);
    isBroken = false;
    await eventually(async () => {
      await page.getByLabel('Email').click(); // the try that sending has begun may still wait
      return page.getByText('Are you human?').count();
    }).toBe(1);
    await page.locator('#map').getByRole('button', { name: 'Show map' }).click();
    await page.waitForFunction('maps.length === 1');
    await page.locator('#table').getByRole('button').click();
    await page.locator('#table iframe').waitFor();
    await page.locator('#tock').getByRole('button').click();
    await page.getByText('Tock of kiln').waitFor();
    await arrived(stage, '/api/events/RecordJavascriptErrors');
  }, 60_000);
});

/** How often the console was told of a vendor by us. */
function reportsOf(messages: readonly { type: string; text: string }[], vendor: string): number {
  return messages.filter(({ type, text }) => type === 'error' && text.includes(`${vendor}:`)).length;
}
