import { expect, it } from 'vitest';
import { axeFaults } from '../axe';
import { allMounted, askedOf, showVendors } from '../dom/vendors-page';
import { eventually } from '../eventually';
import { useStage } from '../harness';
import { until } from '../until';

const stage = useStage();
const TABLE = `<div data-block="reservation" id="table" data-block-json='{"provider":"opentable","restaurantId":432,"color":3}'><a href="/book">Book</a></div>`;
const tock = (id: string) =>
  `<div class="sqs-block tock-block sqs-block-tock" id="${id}" data-block-json='{"businessId":"${id}"}'><div class="sqs-block-content"></div></div>`;

it('names the layout by the block’s own width, again when that changes', async () => {
  const widths = [851, 850];
  const { page } = await showVendors(
    stage,
    widths
      .map(
        (width) =>
          `<div style="width:${width}px" class="box">${TABLE.replace(`id="table"`, `id="t${width}"`)}</div>`,
      )
      .join('') +
      [751, 750]
        .map((width) => `<div style="width:${width}px" class="box">${tock(`k${width}`)}</div>`)
        .join(''),
  );
  await until(page, "document.querySelectorAll('[data-layout]').length === 4");
  const layouts = () =>
    page.evaluate("['t851', 't850', 'k751', 'k750'].map((id) => document.getElementById(id).dataset.layout)");
  expect(await layouts()).toEqual(['wide', 'standard', 'row', 'column']);
  await page.evaluate("for (const box of document.querySelectorAll('.box')) box.style.width = '600px'");
  await eventually(layouts).toEqual(['standard', 'standard', 'column', 'column']);
});

it('knows its layout before it draws, so that nothing moves', async () => {
  const watch = `
    window.layouts = [];
    new MutationObserver(() => {
      const card = document.querySelector('.mortar-reservation');
      if (card && !layouts.length) layouts.push(card.parentElement.dataset.layout);
    }).observe(document, { subtree: true, childList: true });`;
  const { page } = await showVendors(stage, TABLE, { before: watch });
  await allMounted(page);
  expect(await page.evaluate('layouts')).toEqual(['wide']);
});

it.each([
  ['900px', { width: 840, height: 150 }],
  ['600px', { width: 224, height: 301 }],
])('shows OpenTable’s frame in its own size in a block of %s', async (width, size) => {
  const { page } = await showVendors(stage, `<div style="width:${width}">${TABLE}</div>`);
  const frame = page.locator('#table iframe[title="Reservation"]');
  await frame.waitFor();
  expect(await frame.boundingBox()).toMatchObject(size);
});

it('has OpenTable’s frame drawn anew when the block has become too narrow for it', async () => {
  const visit = await showVendors(stage, `<div id="box" style="width:900px">${TABLE}</div>`);
  const { page } = visit;
  const frame = page.locator('#table iframe[title="Reservation"]');
  await frame.waitFor();
  await page.evaluate("box.style.width = '600px'");
  await eventually(() =>
    frame.evaluateAll((all) => all.map((one) => (one as HTMLIFrameElement).width)),
  ).toEqual(['224']);
  expect(askedOf(visit, 'opentable').map(({ searchParams }) => searchParams.get('theme'))).toEqual([
    'wide',
    'standard',
  ]);
  await page.evaluate('mortar.unmount()');
  expect(await page.locator('#table > *').count()).toBe(1);
});

const RESTRICTIVE = { cookieSettings: { isRestrictiveCookiePolicyEnabled: true } };

it('shows OpenTable’s frame by itself where the visitor may be tracked, without taking the focus', async () => {
  const { page } = await showVendors(stage, TABLE);
  await page.locator('#table iframe[title="Reservation"]').waitFor();
  expect(await page.getByRole('button').count()).toBe(0);
  expect(await page.evaluate('document.activeElement === document.body')).toBe(true);
});

it('asks OpenTable once the visitor has allowed it', async () => {
  const visit = await showVendors(stage, TABLE, { context: RESTRICTIVE });
  const { page } = visit;
  await page.getByRole('button', { name: 'Book a table' }).waitFor();
  expect(askedOf(visit, 'opentable')).toEqual([]);
  await page.evaluate('mortar.consent.set(true)');
  await page.locator('#table iframe[title="Reservation"]').waitFor();
});

it('asks OpenTable for nothing before an untracked visitor does, then shows its frame', async () => {
  const visit = await showVendors(stage, TABLE, { context: RESTRICTIVE });
  const { page } = visit;
  await allMounted(page);
  expect(visit.requests.filter((address) => address.includes('opentable'))).toEqual([]);
  expect(await page.getByRole('link').count()).toBe(1);
  expect(await axeFaults(page, 'main')).toEqual([]);
  await page.getByRole('button', { name: 'Book a table' }).click();
  await page.locator('#table iframe[title="Reservation"]').waitFor();
  const [script] = askedOf(visit, 'opentable');
  expect(Object.fromEntries(script?.searchParams ?? [])).toMatchObject({
    rid: '432',
    theme: 'wide',
    color: '3',
    lang: 'en-US',
  });
  expect(await page.locator('#table').getByRole('button').count()).toBe(0);
  expect(await page.evaluate("document.activeElement.matches('.mortar-reservation')")).toBe(true);
  expect(await page.getByRole('link', { name: 'Book' }).isVisible()).toBe(true);
});

/** Keeps the timers that wait for a service in `timers`. */
const WATCH_LIMITS = `
  window.timers = new Set();
  const { setTimeout: start, clearTimeout: stop } = window;
  window.setTimeout = (run, milliseconds, ...values) => {
    const timer = start(run, milliseconds, ...values);
    if (milliseconds === 10_000) timers.add(timer);
    return timer;
  };
  window.clearTimeout = (timer) => {
    timers.delete(timer);
    stop(timer);
  };`;

it('waits for OpenTable no longer than it is mounted', async () => {
  const { page } = await showVendors(stage, TABLE, { before: WATCH_LIMITS, answer: async () => {} });
  const waiting = () => page.evaluate('timers.size');
  await eventually(waiting).toBe(1);
  await page.evaluate('mortar.unmount()');
  expect(await waiting()).toBe(0);
});

it('lets one Tock block at a time have Tock’s widget, and shares its script', async () => {
  const visit = await showVendors(stage, tock('kiln') + tock('mill'));
  const { page } = visit;
  await page.locator('#kiln').getByText('Tock of kiln').waitFor();
  await page.locator('#mill').getByRole('button').click();
  await page.locator('#mill').getByText('Tock of mill').waitFor();
  expect(await page.locator('#Tock_widget_container').count()).toBe(1);
  expect(await page.locator('#kiln').getByRole('button', { name: 'Book a table' }).isVisible()).toBe(true);
  expect(askedOf(visit, 'tock')).toHaveLength(1);
  expect(await page.evaluate('asked')).toEqual([
    ['init', 'kiln'],
    ['init', 'mill'],
  ]);
  expect(await page.getByRole('link', { name: 'Book on Tock' }).first().getAttribute('href')).toBe(
    'https://www.exploretock.com/kiln',
  );
});

it('a Tock block that comes back uses the script that is there', async () => {
  const visit = await showVendors(stage, tock('kiln'));
  const { page } = visit;
  for (let times = 0; times < 3; times++) {
    await page.getByText('Tock of kiln').waitFor();
    await page.evaluate('mortar.remount(document.getElementById("kiln"))');
  }
  await page.getByText('Tock of kiln').waitFor();
  expect(askedOf(visit, 'tock')).toHaveLength(1);
  expect(await page.locator('script[src*="tock.js"]').count()).toBe(1);
});

it('lets the first of two Tock blocks have the widget that the visitor allows to both at once', async () => {
  const { page } = await showVendors(stage, tock('kiln') + tock('mill'), { context: RESTRICTIVE });
  await page.locator('#mill').getByRole('button', { name: 'Book a table' }).waitFor();
  await page.evaluate('mortar.consent.set(true)');
  await page.locator('#kiln').getByText('Tock of kiln').waitFor();
  expect(await page.locator('#Tock_widget_container').count()).toBe(1);
  expect(await page.locator('#mill').getByRole('button', { name: 'Book a table' }).isVisible()).toBe(true);
  expect(await page.evaluate('asked')).toEqual([['init', 'kiln']]);
});

it('is a preview for owners and contributors', async () => {
  const visit = await showVendors(stage, TABLE + tock('kiln'), {
    context: { authenticatedAccount: { id: '1' }, websiteRoles: [3] },
  });
  const { page } = visit;
  expect(await page.locator('.mortar-reservation a').count()).toBe(0);
  await page.locator('#table').getByRole('button').click();
  const dialog = page.getByRole('dialog', { name: 'Preview Only' });
  await dialog
    .getByText('Please log out of your Squarespace account in order to use the OpenTable Block.')
    .waitFor();
  await dialog.getByRole('button').click();
  await page.locator('#kiln').getByRole('button').click();
  await page
    .getByText('Please log out of your Squarespace account in order to use the Tock Block.')
    .waitFor();
  expect(visit.requests.filter((address) => /opentable|tock\.js/.test(address))).toEqual([]);
});

it("keeps owners from booking by the page's own link", async () => {
  const { page } = await showVendors(
    stage,
    `<div data-block="reservation" data-block-json='{"restaurantId":"1"}'><a href="/book"><b>Book</b></a></div>`,
    { context: { authenticatedAccount: { id: '1' }, websiteRoles: [3] } },
  );
  await allMounted(page);
  const address = page.url();
  await page.getByRole('link', { name: 'Book' }).click();
  await page.getByRole('dialog', { name: 'Preview Only' }).waitFor();
  expect(page.url()).toBe(address);
});

const NO_ID = `<div data-block="reservation" id="table" data-block-json='{"provider":"tock"}'><a href="/book">Book</a></div>`;

it('without an id says so in the console, and to the owner on the page', async () => {
  const visit = await showVendors(stage, NO_ID);
  await allMounted(visit.page);
  const warnings = () => visit.messages.filter(({ type }) => type === 'warning').map(({ text }) => text);
  await eventually(warnings).toEqual(['reservation: businessId is missing']);
  expect(await visit.page.locator('#table').innerText()).toBe('Book');

  const context = { authenticatedAccount: { id: '1' }, websiteRoles: [1] };
  const { page } = await showVendors(stage, NO_ID, { context });
  await page.locator('#table').getByText('No restaurant is set').waitFor();
  expect(await axeFaults(page, 'main')).toEqual([]);
  await page.evaluate('mortar.unmount()');
  expect(await page.locator('#table > *').count()).toBe(1);
});

it('of an unknown provider shows nobody else’s tables but what the page has, and says so', async () => {
  const html =
    '<div data-block="reservation" id="table" data-provider="resy" data-restaurant-id="432"><a href="/book">Book</a></div>';
  const visit = await showVendors(stage, html);
  await allMounted(visit.page);
  const warnings = () => visit.messages.filter(({ type }) => type === 'warning').map(({ text }) => text);
  await eventually(warnings).toEqual([
    expect.stringContaining('provider must be opentable or tock, got "resy" (in data-provider)'),
  ]);
  expect(await visit.page.locator('#table').innerHTML()).toBe('<a href="/book">Book</a>');
  expect(askedOf(visit, 'opentable')).toEqual([]);
});

it('keeps an owner’s page from booking for real even where the restaurant is not set', async () => {
  const { page } = await showVendors(
    stage,
    '<div class="sqs-block sqs-block-opentable"><div class="sqs-block-content"><a href="/book">Book</a></div></div>',
    { context: { authenticatedAccount: { id: 'a1' }, websiteRoles: [1] } },
  );
  await allMounted(page);
  await page.getByRole('link', { name: 'Book' }).click();
  await page.getByRole('dialog', { name: 'Preview Only' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/fixture');
});
