import { expect } from 'vitest';
import { eventually } from '../eventually.ts';
import type { Stage } from '../harness.ts';
import { until } from '../until.ts';
import { logged } from '../wire.ts';
import type { Cell } from './outcomes.ts';
import { askedFor, type FaultPage, type FaultVisit, openPage, PAGES, switchOn } from './page-visits.ts';

/** Checks how often the call was sent, its outcome on the wire, and the page's request log. */
export async function expectCounts(
  stage: Stage,
  visit: FaultVisit,
  page: FaultPage,
  cell: Cell,
): Promise<void> {
  const { row, outcome, fault, tries } = cell;
  const times = (page.calls.get(row.id) ?? 0) * tries;
  const arrived = () => stage.server.store.calls({ path: row.path });
  if (fault !== 'AB') expect(visit.asked.get(row.id)).toBe(times);
  if (outcome === 'K')
    await eventually(() => arrived().filter(({ status }) => status === 200).length >= times).toBe(true);
  if (outcome === 'N') await eventually(() => arrived().every(({ status }) => status === 0)).toBe(true);
  if (!/TO|OFF|SL|AB/.test(fault)) expect(arrived()).toHaveLength(times);
  const isRefused = /^(OFF|4..|5..|CF)$/.test(fault);
  if (times && isRefused && row.id !== 9 && row.id !== 8) await logged(visit.page, row.path, 'failed');
}

type Check = (stage: Stage, visit: FaultVisit, cell: Cell) => Promise<void>;

/** Further checks of calls, by row. */
export const SPECIAL_CHECKS: Readonly<Record<number, Check>> = {
  3: reportsGoOn,
  11: linkIsFollowed,
  16: widgetIsLoaded,
  17: visitorLogsOut,
  29: recorderIsLoaded,
  31: eventsAreLoaded,
};

/** The next error is reported as usual, except when the service has asked for a pause. */
async function reportsGoOn(
  stage: Stage,
  { page, fault, ...visit }: FaultVisit,
  { row }: Cell,
): Promise<void> {
  if (fault === 'AB') return;
  const fail = (text: string) => page.evaluate(`queueMicrotask(() => { throw new Error('${text}') }); 0`);
  await fail('Crust');
  await eventually(() => visit.errors.length).toBe(2);
  await page.clock.fastForward(1100);
  if (fault === '429') {
    expect(askedFor({ ...visit, page }, row.path)).toBe(1);
    await page.clock.fastForward(60_000);
    await fail('Crumbs');
    await eventually(() => visit.errors.length).toBe(3);
    await page.clock.fastForward(1100);
  }
  await eventually(() => askedFor({ ...visit, page }, row.path)).toBe(2);
  stage.server.faults.clear();
}

/** At once if the response comes at once, else after two and a half seconds. */
async function linkIsFollowed(stage: Stage, shared: FaultVisit, { row, fault }: Cell): Promise<void> {
  const isLeft = fault === 'AB';
  const [lookedAt] = PAGES;
  const visit = isLeft && lookedAt ? await openPage(stage, lookedAt) : shared;
  const { page } = visit;
  switchOn(stage, row, fault);
  await page.waitForSelector('[data-block="button"][data-block-state="mounted"]');
  await page.clock.pauseAt((await page.evaluate<number>('Date.now()')) + 60_000);
  await page.getByRole('link', { name: 'Who we are' }).click();
  await eventually(() => askedFor(visit, row.path)).toBeGreaterThan(0);
  if (/TO|SL|AB/.test(fault)) {
    await page.clock.fastForward(2499);
    expect(page.url()).toContain('/fixture');
    await page.clock.fastForward(1);
  }
  await page.waitForURL('**/docs/');
  if (fault !== 'OFF') expect(askedFor(visit, row.path)).toBe(1); // a browser may try a lost connection anew
}

/** Existing content stays; without any, the visitor sees why and can retry. */
async function widgetIsLoaded({ server }: Stage, { page, fault }: FaultVisit): Promise<void> {
  if (fault === 'AB') return;
  const fresh = page.locator('#empty').getByText('Fresh from the kiln');
  if (fault !== 'SL') {
    expect(await page.locator('#full').innerText()).toBe('Before');
    await page.locator('#empty').getByText('Unable to load results').waitFor();
    server.faults.clear();
    await page.locator('#empty').getByRole('button', { name: 'Try again' }).click();
  }
  await fresh.waitFor();
  expect(await page.locator('[aria-busy]').count()).toBe(0);
}

/** A visitor who could not be logged out stays on the page and can retry. */
async function visitorLogsOut({ server }: Stage, visit: FaultVisit): Promise<void> {
  const { page, fault } = visit;
  if (fault === 'AB') return;
  const left = () => askedFor(visit, '/?logout=true');
  expect(left()).toBe(fault === 'SL' ? 1 : 0);
  expect(page.url()).toContain('/fixture');
  if (fault === 'SL') return;
  server.faults.clear();
  await page.evaluate('void mortar.logout()');
  await eventually(left).toBe(1);
}

async function recorderIsLoaded(_stage: Stage, { page, fault, requests }: FaultVisit): Promise<void> {
  if (fault === 'SL') await until(page, 'window.recorded');
  else expect(requests.filter((url) => url.includes('fs.js'))).toEqual([]);
}

/** The month stays; if its events are missing, the visitor is told and can retry. */
async function eventsAreLoaded({ server }: Stage, { page, fault }: FaultVisit): Promise<void> {
  if (fault === 'AB') return;
  const calendar = page.locator('#dates');
  if (fault !== 'SL') {
    await calendar.getByText('Unable to load events').waitFor();
    server.faults.clear();
    await calendar.getByRole('button', { name: 'Try again' }).click();
  }
  await calendar.getByText('No events in this month').waitFor();
  expect(await page.locator('[aria-busy="true"]').count()).toBe(0);
}
