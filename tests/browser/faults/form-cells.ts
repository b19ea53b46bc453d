import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { eventually } from '../eventually.ts';
import { alert, fillIn, nativeForm, sendButton, showForm, stored, TYPED, typed } from '../forms/form-page.ts';
import type { Stage, Visit } from '../harness.ts';
import { LIMITS_BY_TIMERS } from '../quick-clock.ts';
import { ERRORS } from '../wire.ts';
import { CALLS } from './call-table.ts';
import { type Cell, cellsOf } from './outcomes.ts';
import { askedFor, switchOn } from './page-visits.ts';
import { textOf } from './texts.ts';

const CELLS = CALLS.filter(({ by }) => by === 'form').flatMap((row) => cellsOf(row));

/** The two calls of a form; all cells share one page with a filled-in form. */
export function describeFormCells(stage: Stage): void {
  let visit: Visit;

  beforeAll(async () => {
    visit = await openForm(stage);
  });
  beforeEach(() => {
    stage.server.faults.clear();
    stage.server.store.clear();
    visit.requests.splice(0);
  });
  afterAll(() => visit?.context.close());

  it.each(named(({ outcome }) => outcome.startsWith('F')))('%s', async (_name, cell) => {
    const { page } = visit;
    switchOn(stage, cell.row, cell.fault);
    const y = await page.evaluate('scrollY');
    await sendAndFail(visit, cell, cell.tries);
    expect(await alert(page).textContent()).toBe(textOf(cell));
    expect(await sendButton(page).textContent()).toBe('Send');
    expect(await typed(page)).toEqual(Object.values(TYPED));
    expect(await page.locator('#block :disabled').count()).toBe(0);
    expect(await page.evaluate('scrollY')).toBe(y);
    await sendAndFail(visit, cell, 2 * cell.tries);
    expect(stored(stage)).toEqual([]);
    expect(stage.server.store.calls({ path: ERRORS })).toEqual([]);
  });

  it.each(named(({ outcome }) => outcome === 'W'))('%s', async (_name, { row, fault }) => {
    const { page } = visit;
    switchOn(stage, row, fault);
    await sendButton(page).click();
    await eventually(() => askedFor(visit, row.path)).toBe(1);
    await page.clock.fastForward(10_000);
    await page.getByRole('button', { name: 'Submitting…' }).waitFor();
    expect(await page.locator('#block .field-element:enabled').count()).toBe(0);
    stage.server.faults.clear();
    await page.locator('#block .form-submission-text:focus').waitFor();
    expect([askedFor(visit, row.path), stored(stage).length]).toEqual([1, 1]);
    await visit.context.close();
    visit = await openForm(stage);
  });

  it.each(named(({ outcome }) => outcome === 'N'))('%s', async (_name, { row, fault }) => {
    const { page } = visit;
    switchOn(stage, row, fault);
    await sendButton(page).click();
    await page.getByRole('button', { name: 'Submitting…' }).waitFor();
    await page.goto(`${stage.server.url}/visit`);
    stage.server.faults.clear();
    await page.goBack();
    await page.waitForSelector('#block[data-block-state="mounted"]');
    expect(await typed(page)).toEqual(Object.values(TYPED));
    expect(await alert(page).count()).toBe(0);
    expect(stored(stage)).toEqual([]);
    await sendButton(page).click();
    await page.locator('#block .form-submission-text:focus').waitFor();
    expect(stored(stage)).toHaveLength(1);
    expect(stage.server.store.calls({ path: ERRORS })).toEqual([]);
    await visit.context.close();
    visit = await openForm(stage);
  });
}

const named = (isWanted: (cell: Cell) => boolean): [string, Cell][] =>
  CELLS.filter(isWanted).map((cell) => [
    `${cell.row.id} ${cell.row.name}: ${cell.fault} ${cell.outcome}`,
    cell,
  ]);

async function openForm(stage: Stage): Promise<Visit> {
  const visit = await showForm(stage, nativeForm({ keepDraft: true }), {
    before: LIMITS_BY_TIMERS,
    clock: true,
    prepare: (page) => page.request.get(`${stage.server.url}/about`), // gives the visitor a crumb
  });
  await fillIn(visit.page);
  return visit;
}

/** Sends the form, and waits until it has its response and the error message has the focus. */
async function sendAndFail(visit: Visit, { row, fault }: Cell, times: number): Promise<void> {
  const { page } = visit;
  expect(await sendButton(page).isEnabled()).toBe(true);
  await sendButton(page).click();
  await eventually(() => askedFor(visit, row.path)).toBeGreaterThanOrEqual(times);
  if (fault === 'TO') await page.clock.fastForward(30_000);
  await alert(page).and(page.locator(':focus')).waitFor();
  await eventually(() => sendButton(page).isEnabled()).toBe(true);
  expect(askedFor(visit, row.path)).toBe(times);
}
