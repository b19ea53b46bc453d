import type { Page } from 'playwright';
import { expect, vi } from 'vitest';
import { pageOf, type Stage, type Visit } from '../harness.ts';
import { accordion } from '../markup.ts';
import { LIMITS_BY_TIMERS } from '../quick-clock.ts';
import { ERRORS, settled } from '../wire.ts';
import { CALLS, type CallRow } from './call-table.ts';
import { answerUnder, type FaultCode } from './faults.ts';

/** A page that makes several calls of the matrix, few enough for a browser's connections to one server. */
export interface FaultPage {
  readonly name: string;
  /** How often each call is made, by row, in the order in which they are checked. */
  readonly calls: ReadonlyMap<number, number>;
  readonly body: string;
  readonly context?: Record<string, unknown>;
  /** Rows whose call is sent on leaving the page, or half a minute after its load. */
  readonly late?: readonly number[];
  /** Errors that the page causes itself: uncaught ones, and the number of console lines. */
  readonly ownErrors?: readonly string[];
  readonly ownLines?: number;
  /** What the visitor or the page's author does. */
  act?(page: Page): Promise<unknown>;
}

const FORM = `<div data-block="form" data-block-json='{"formId":"64a1f0c27d3b5e09a8c6f002"}'><form method="post"><div class="form-item field text" id="text-0001"><label>Name <input class="field-element" value="Ada"></label></div><button type="submit">Send</button></form></div>`;
const POPUP = '<div data-block="popup-overlay" id="letter" hidden><h2>A letter</h2></div>';
const CALENDAR = '<div data-block="calendar" id="dates" data-collection-id="c1"></div>';
const WIDGETS = `<div data-block="widget" data-type="one" id="full"><p>Before</p></div><div data-block="widget" data-type="two" id="empty"></div>`;
const VIEWER = { authenticatedAccount: { id: '5e0000000000000000000001' }, websiteRoles: [10] };

/** Fails within a second after a block, so that one call reports both. */
const FAILS_TOO =
  "<script>document.addEventListener('mortar:failed', () => queueMicrotask(() => { throw new Error('Dough') }), { once: true })</script>";

/** A popup that opens only on request. */
const QUIET_POPUP = { style: 2, showOnAllPages: true, version: 3 };

export const PAGES: readonly FaultPage[] = [
  {
    name: 'a page that is looked at',
    calls: new Map([
      [31, 1],
      [7, 1],
      [9, 1],
      [10, 1],
      [12, 1],
      [29, 1],
      [11, 0], // leaves the page
    ]),
    body: `<p data-block="button" data-block-json='{"id":"ask"}'><a href="/docs/">Who we are</a></p>${accordion('faq')}${CALENDAR}`,
    context: { pageType: 200 }, // sessions of the shop are recorded
  },
  {
    name: 'a page with a form, a popup and widgets, for an account',
    calls: new Map([
      [13, 1],
      [14, 2],
      [16, 2],
      [17, 1], // may leave the page
    ]),
    body: FORM + POPUP + WIDGETS,
    context: { ...VIEWER, websiteSettings: { popupOverlaySettings: QUIET_POPUP } },
    async act(page) {
      await page.evaluate('mortar.popup.open()');
      await page.getByRole('dialog', { name: 'A letter' }).getByRole('button', { name: 'Close' }).click();
      await page.evaluate('mortar.logout(); mortar.logout(); 0'); // as one
    },
  },
  {
    name: 'a page whose author counts, and whose script and block fail',
    calls: new Map([3, 4, 5, 6, 8, 15].map((id) => [id, 1])),
    body: `${FAILS_TOO}<div data-block="accordion" id="broken"></div>${accordion('faq')}`,
    late: [4, 8],
    ownErrors: ['Dough'],
    ownLines: 1,
    async act(page) {
      await page.waitForSelector('#broken[data-block-state="failed"]', { state: 'attached' });
      await page.evaluate(
        "mortar.recordEvent('opened', {}); mortar.track('opened', {}); mortar.recordQuickView('p1'); 0",
      );
      await page.clock.fastForward(1100); // the report waits for a quiet second
    },
  },
];

/** A visit under a fault, with what was recorded before the checks. */
export interface FaultVisit extends Visit {
  readonly fault: FaultCode;
  /** Number of requests by row. */
  readonly asked: ReadonlyMap<number, number>;
}

export const CORES = "Object.defineProperty(navigator, 'hardwareConcurrency', { value: 4 });";
const GONE = 'about:blank'; // needs no connection

export const rowOf = (id: number) => CALLS.find((row) => row.id === id) as CallRow;
const rowsOf = ({ calls }: FaultPage) => [...calls.keys()].map(rowOf);

export const askedFor = ({ requests }: Visit, path: string) =>
  requests.filter((url) => url.includes(path)).length;

export function switchOn(stage: Stage, { path }: CallRow, code: FaultCode): void {
  stage.server.faults.add({ path, ...answerUnder(path, code) });
}

/** Opens the page with the fault for all its calls, and stays until each has settled. */
export async function visitUnder(stage: Stage, page: FaultPage, fault: FaultCode): Promise<FaultVisit> {
  const rows = rowsOf(page);
  stage.server.faults.clear();
  stage.server.store.clear();
  for (const row of rows) switchOn(stage, row, fault);
  const visit = await openPage(stage, page);
  await page.act?.(visit.page);
  const missing = () =>
    rows.filter(
      ({ id, path }) => !page.late?.includes(id) && askedFor(visit, path) < (page.calls.get(id) ?? 0),
    );
  await vi.waitFor(() => expect(missing().map(({ path }) => path)).toEqual([]), {
    timeout: 10_000,
    interval: 25,
  });
  await finish(stage, visit, page, fault);
  const asked = new Map(rows.map(({ id, path }) => [id, askedFor(visit, path)]));
  return { ...visit, fault, asked };
}

/** A page with a token whose clock the test controls. */
export async function openPage(stage: Stage, { body, context = {} }: Pick<FaultPage, 'body' | 'context'>) {
  const crumb = await freshCrumb(stage);
  const visit = await stage.show(pageOf({ body: `<main>${body}</main>`, context }), {
    before: LIMITS_BY_TIMERS + CORES,
    cookies: { crumb },
    clock: true,
    async prepare(opened) {
      await opened.route(/fs\.js/, (route) =>
        route.fulfill({ contentType: 'text/javascript', body: 'window.recorded = true' }),
      );
      await opened.route('**/?logout=true', (route) => route.abort('aborted')); // stays on the page
    },
  });
  await visit.page.mouse.move(5, 5); // that, too, is what waits for a calm page
  return visit;
}

async function freshCrumb({ server }: Stage): Promise<string> {
  const { headers } = await fetch(`${server.url}/about`);
  return /crumb=([^;]+)/.exec(headers.get('set-cookie') ?? '')?.[1] ?? '';
}

/** Advances the page's clock until its calls have timed out or settled, or the visitor has left. */
async function finish(stage: Stage, visit: Visit, faultPage: FaultPage, fault: FaultCode): Promise<void> {
  const { page } = visit;
  if (fault === 'AB') return leave(stage, visit);
  if (fault === 'SL') await waitAndAnswer(stage, visit, 0);
  for (const id of faultPage.late ?? []) switchOn(stage, rowOf(id), fault);
  await settled(page, 150); // an answer comes before its time limit
  await page.clock.fastForward(30_000);
  const lateCalls = await timeOn(page);
  await settled(page, 150);
  if (fault === 'SL') await waitAndAnswer(stage, visit, lateCalls);
  await page.clock.fastForward(1100); // what was reported goes out
  await settled(page, 150);
}

async function leave({ server }: Stage, { page }: Visit): Promise<void> {
  await settled(page, 100); // what is answered has been read
  await leaveByLink(page);
  await settled(page, 100);
  server.faults.clear();
}

/** By a link: for a typed address, Firefox cancels the page's calls before it notifies the page. */
export async function leaveByLink(page: Page): Promise<void> {
  await page.evaluate((href) => {
    Object.assign(document.createElement('a'), { href }).click();
  }, GONE);
  await page.waitForURL(GONE);
}

/** The page's clock also runs by itself between the steps of a test. */
const timeOn = (page: Page) => page.evaluate(() => performance.now());

/** Waits until eight seconds after a time of the page, which must change nothing; then all calls get their responses. */
async function waitAndAnswer({ server }: Stage, { page }: Visit, since: number): Promise<void> {
  await page.clock.fastForward(Math.max(0, since + 8000 - (await timeOn(page))));
  server.faults.clear();
  await settled(page, 500); // calls that waited for a free connection are only sent now
}

export const reportsOf = ({ server }: Stage) =>
  server.store
    .calls({ path: ERRORS })
    .flatMap(({ body }) => JSON.parse(body) as { data: { message: string } }[]);
