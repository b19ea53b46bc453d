import type { Page, Route } from 'playwright';
import { expect, it } from 'vitest';
import { axeFaults } from '../axe';
import { eventually } from '../eventually';
import { pageOf, siteContext, useStage, type Visit, type VisitOptions } from '../harness';
import { ERRORS, errorsIn } from '../wire';

const stage = useStage();

const BLOCK = `<div class="sqs-block calendar-block sqs-block-calendar" data-block-json="{&quot;collectionId&quot;:&quot;56965661e0327ce2fd2ad38e&quot;}" data-block-type="26" id="dates"><div class="sqs-block-content"><!-- events --></div></div>`;

/** Still the 12th in New York, where the site is, but not in Tokyo, where the visitor is. */
const NOW = '2026-08-13T01:00:00Z';
const TOKYO = { timezoneId: 'Asia/Tokyo', locale: 'ja-JP' };

const event = (title: unknown, start: string, end = start, fullUrl: unknown = `/events/${title}`) => ({
  id: `${title}`,
  title,
  startDate: Date.parse(start),
  endDate: Date.parse(end),
  fullUrl,
});

const LATE = event('Night kiln', '2026-08-06T03:30:00Z', '2026-08-06T03:55:00Z'); // from 23:30 on the 5th
const LONG = event('Fair', '2026-08-30T14:00:00Z', '2026-09-02T20:00:00Z');
const BAD = [
  null,
  'kiln',
  event('', '2026-08-07T12:00:00Z'),
  event(7, '2026-08-07T12:00:00Z'),
  event('Undated', 'never'),
  event('Script', '2026-08-07T12:00:00Z', undefined, 'javascript:alert(1)'),
  { ...event('Nowhere', '2026-08-07T12:00:00Z'), fullUrl: undefined },
];

const MONTHS: Readonly<Record<string, readonly unknown[]>> = {
  '08-2026': [...BAD, LONG, LATE],
  '09-2026': [LONG],
};

type Answer = (route: Route, month: string) => unknown;

const answerAll: Answer = (route, month) => route.fulfill({ json: MONTHS[month] ?? [] });

interface ShowOptions extends VisitOptions {
  readonly body?: string;
  readonly head?: string;
  readonly website?: Record<string, unknown>;
}

/** A page with the block, on a day that is known; says what it has asked for. */
async function show(answer: Answer, { body = BLOCK, head = '', website, ...options }: ShowOptions = {}) {
  const site = { ...(siteContext().website as object), timeZone: 'America/New_York', ...website };
  const visit = await stage.show(
    pageOf({ head, body: `<main><h1>Dates</h1>${body}</main>`, context: { website: site } }),
    {
      ...TOKYO,
      ...options,
      clock: NOW,
      async prepare(page) {
        await page.route('**/api/open/**', (route) =>
          answer(route, new URL(route.request().url()).searchParams.get('month') ?? ''),
        );
      },
    },
  );
  await visit.page.locator('[data-block-state]').first().waitFor({ state: 'attached' });
  return { ...visit, asked: () => visit.requests.filter((url) => url.includes('/api/open/')) };
}

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name }).click();
const day = (page: Page, date: string) => page.locator(`td:has(> time[datetime="${date}"])`);
const isBusy = (page: Page) => page.getByRole('table').getAttribute('aria-busy');

/** The block's height; nothing may move it while a month is loading. */
const heightOf = (page: Page) => page.evaluate<number>("document.querySelector('#dates').offsetHeight");

/** What we say on the console, beside the browser's own lines. */
const ours = (messages: Visit['messages']) =>
  messages.filter(({ type, text }) => /error|warning/.test(type) && !text.startsWith('Failed to load'));

/** The dates that have events, with the names of the links. */
const events = (page: Page) =>
  page
    .locator('td:has(a)')
    .evaluateAll((days) =>
      days.map((cell) => [
        cell.querySelector('time')?.dateTime.slice(5),
        [...cell.querySelectorAll('a')].map(({ innerText }) => innerText.replace(/\s+/g, ' ').trim()).join(),
      ]),
    );

it('shows each event on its days in the time zone of the site, month by month, and asks once for each', async () => {
  const { page, asked, errors, messages } = await show(answerAll);
  await page.getByRole('link', { name: 'Night kiln' }).waitFor();
  const api = `${stage.server.url}/api/open/GetItemsByMonth`;
  const august = `${api}?month=08-2026&collectionId=56965661e0327ce2fd2ad38e`;
  expect(asked()).toEqual([august]);
  expect(await events(page)).toEqual([
    ['08-05', '11:30 PM Night kiln'],
    ['08-30', '10:00 AM Fair'],
    ['08-31', 'Fair'],
  ]);
  expect(await page.getByRole('link').first().getAttribute('href')).toBe(
    `${stage.server.url}/events/Night%20kiln`,
  );
  expect(await page.getByRole('columnheader').allInnerTexts()).toEqual(
    'Sun Mon Tue Wed Thu Fri Sat'.split(' '),
  );
  expect(await page.locator('[aria-current="date"]').innerText()).toBe('12');
  expect(await heading(page, 'August 2026').getAttribute('aria-live')).toBe('polite');
  expect(await axeFaults(page)).toEqual([]);
  for (const button of await page.getByRole('button').all()) {
    const { width = 0, height = 0 } = (await button.boundingBox()) ?? {};
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }

  await page.locator('body').press('Tab');
  expect(await page.evaluate('document.activeElement.innerText')).toBe('Today');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await heading(page, 'September 2026').waitFor();
  await eventually(() => events(page)).toEqual([
    ['09-01', 'Fair'],
    ['09-02', 'Fair'],
  ]);
  expect(await page.evaluate("document.activeElement.getAttribute('aria-label')")).toBe('Next month');
  expect(await page.locator('[aria-current]').count()).toBe(0);
  await page.keyboard.press('Enter');
  await heading(page, 'October 2026').waitFor();
  await page.getByRole('status').getByText('No events in this month').waitFor();
  expect(asked()).toEqual([
    august,
    august.replace('month=08', 'month=09'),
    august.replace('month=08', 'month=10'),
  ]);

  await press(page, 'Today');
  await heading(page, 'August 2026').waitFor();
  expect(await events(page)).toHaveLength(3);
  expect(await page.getByRole('status').innerText()).toBe('');
  await press(page, 'Previous month');
  await heading(page, 'July 2026').waitFor();
  await eventually(() => isBusy(page)).toBe('false');
  expect(asked()).toHaveLength(4);
  expect(errors).toEqual([]);
  expect(messages).toEqual([]);
});

it('draws the month before its answer, which moves nothing, and which changes no other month', async () => {
  const held = new Map<string, Route>();
  const { page, asked, errors, messages } = await show((route, month) => held.set(month, route));
  const release = (month: string) => answerAll(held.get(month) as Route, month);
  const served = await page.evaluate(
    (html) => Object.assign(document.createElement('main'), { innerHTML: html }).innerHTML,
    BLOCK,
  );
  await heading(page, 'August 2026').waitFor();
  await eventually(() => held.size).toBe(1);
  expect(await isBusy(page)).toBe('true');
  expect(await page.locator('td > time').count()).toBe(31);
  expect(await page.getByRole('status').innerText()).toBe('');

  await press(page, 'Next month');
  await press(page, 'Next month');
  await heading(page, 'October 2026').waitFor();
  await eventually(() => held.size).toBe(3);
  await release('09-2026');
  await release('08-2026');
  const height = await heightOf(page);
  await release('10-2026');
  await page.getByText('No events in this month').waitFor();
  expect(await events(page)).toEqual([]);
  expect(await heightOf(page)).toBe(height);
  await press(page, 'Previous month');
  await eventually(() => events(page)).toHaveLength(2);
  expect(asked()).toHaveLength(3);

  await press(page, 'Today');
  await press(page, 'Previous month');
  await eventually(() => held.size).toBe(4);
  await page.evaluate('mortar.unmount()');
  await (held.get('07-2026') as Route).fulfill({ status: 500, body: '' });
  await eventually(() =>
    page.evaluate<string>('mortar.requests().map(({ outcome }) => outcome).join()'),
  ).toMatch(/failed$/);
  await page.clock.fastForward(1000); // a failure is reported once it is certain that the visitor has not left
  expect(await page.locator('main').innerHTML()).toBe(`<h1>Dates</h1>${served}`);
  expect(ours(messages)).toEqual([]);
  expect(errors).toEqual([]);
});

it.each([
  ['an error', { status: 500, body: '' }],
  ['no list', { json: { items: [LATE] } }],
])('an answer that is %s is told and reported once; other months go on', async (_what, broken) => {
  let isBroken = true;
  const { page, asked, messages, errors } = await show((route, month) =>
    isBroken && month === '08-2026' ? route.fulfill(broken) : answerAll(route, month),
  );
  const told = page.getByRole('status').getByText('Unable to load events', { exact: true });
  await told.waitFor();
  expect(await page.locator('td > time').count()).toBe(31);
  const { y: top } = (await page.getByRole('table').boundingBox()) ?? {};
  expect(await axeFaults(page)).toEqual([]);
  await press(page, 'Next month');
  await eventually(() => events(page)).toHaveLength(2);
  expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0);
  await press(page, 'Previous month');
  await told.waitFor();
  expect(asked()).toHaveLength(2);

  isBroken = false;
  await page.getByRole('button', { name: 'Try again' }).press('Enter');
  await page.getByRole('link', { name: 'Night kiln' }).waitFor();
  expect(await page.evaluate('document.activeElement.innerText')).toBe('August 2026');
  expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0);
  expect((await page.getByRole('table').boundingBox())?.y).toBe(top);
  expect(asked()).toHaveLength(3);
  expect(ours(messages)).toHaveLength(1);
  await eventually(() => errorsIn(stage.server.store.calls({ path: ERRORS }))).toHaveLength(1);
  expect(errors).toEqual([]);
});

/** What sites say of all their elements. */
const RULES = `<style>
  a { display: inline-flex; padding: 30px; color: red; font-size: 40px; letter-spacing: 9px; text-transform: uppercase; }
  h2 { margin: 90px; font-size: 90px; } button { display: block; width: 100%; font-size: 60px; border-radius: 0; }
  table { display: flex; width: auto; margin: 60px; } td, th { display: block; padding: 40px; text-align: right; float: left; }
  ul { margin: 50px; list-style: square; } li { margin: 20px; } time { display: none; }
</style>`;

it('is a list of the days with events where it is narrow, whatever the page says of its elements', async () => {
  const { page } = await show(answerAll, { head: RULES });
  await page.getByRole('link', { name: 'Night kiln' }).waitFor();
  const columns = () =>
    page
      .locator('thead th')
      .evaluateAll(
        (cells) => new Set(cells.map((cell) => Math.round(cell.getBoundingClientRect().width))).size,
      );
  expect(await columns()).toBeLessThanOrEqual(2); // as wide, but for rounding
  const link = page.getByRole('link', { name: 'Night kiln' });
  expect(await link.evaluate((element) => getComputedStyle(element).color)).toBe('rgb(0, 0, 0)');
  expect((await heading(page, 'August 2026').boundingBox())?.height).toBeLessThan(60);
  expect(await day(page, '2026-08-06').innerText()).toBe('6');
  const fullDate = 'Wednesday, August 5, 2026';
  expect(await page.getByText(fullDate).isVisible()).toBe(false);

  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await page.getByText(fullDate).waitFor();
    expect(await page.locator('td:visible').count()).toBe(3);
    expect(await day(page, '2026-08-05').innerText()).toMatch(
      /^Wednesday, August 5, 2026\s+11:30\sPM\s+Night kiln$/,
    );
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);
    expect(await axeFaults(page)).toEqual([]);
  }
  await press(page, 'Next month');
  await press(page, 'Next month');
  await page.getByText('No events in this month').waitFor();
});

it('is seen on a page that shows tables once they have a class', async () => {
  const head = '<style>table:not(.visible) { opacity: 0; visibility: hidden }</style>';
  const { page } = await show(answerAll, { head });
  const link = page.getByRole('link', { name: 'Night kiln' });
  await link.waitFor();
  const isSeen = () => link.evaluate((link) => link.checkVisibility({ opacityProperty: true }));
  await eventually(isSeen).toBe(true);
});

it('has its buttons, a sign in the middle of each, on a page that hides buttons without a class or type', async () => {
  const head = '<style>button:not(.btn):not([type]) { display: none }</style>';
  const { page } = await show(answerAll, { head });
  await press(page, 'Next month');
  await heading(page, 'September 2026').waitFor();
  const arrow = page.getByRole('button', { name: 'Previous month' });
  expect((await arrow.boundingBox())?.width).toBe(44);
  await press(page, 'Today');
  await page.emulateMedia({ media: 'print' });
  expect(await arrow.isVisible()).toBe(false);
});

it('follows the language of the site, and its visitor where the time zone is unknown', async () => {
  const { page } = await show(answerAll, {
    website: { language: 'de-DE', timeZone: 'Mars/Olympus' },
    timezoneId: 'Europe/Berlin',
  });
  await heading(page, 'August 2026').waitFor();
  expect(await page.getByRole('columnheader').first().innerText()).toBe('Mo');
  await eventually(() => events(page)).toContainEqual(['08-06', '05:30 Night kiln']);
  await press(page, 'Next month');
  await press(page, 'Next month');
  await heading(page, 'Oktober 2026').waitFor();
});

it('without a collection it says so, and what the server sent stays', async () => {
  const { page, messages, asked } = await show(answerAll, {
    body: '<div data-block="calendar"><a href="/events">All events</a></div>',
  });
  await page.locator('[data-block-state="failed"]').waitFor();
  await eventually(() => messages.map(({ text }) => text)).toEqual(['calendar: collectionId is missing']);
  expect(await page.getByText('All events').isVisible()).toBe(true);
  expect(asked()).toEqual([]);
});
