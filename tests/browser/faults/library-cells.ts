import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { eventually } from '../eventually.ts';
import type { Stage, Visit } from '../harness.ts';
import { type CallResult, openApiPage, resultOf } from './api-page.ts';
import { CALLS } from './call-table.ts';
import { answerUnder } from './faults.ts';
import { type Cell, cellsOf } from './outcomes.ts';
import { askedFor } from './page-visits.ts';
import { OWN_ERROR, textOf } from './texts.ts';

export const LIBRARY_CELLS = CALLS.flatMap((row) => (row.apiCall ? cellsOf(row, row.apiCall.outcomes) : []));

/** Default timeout of a call in milliseconds. */
const LIMIT = 30_000;

export const callOf = ({ row }: Cell) => row.apiCall?.call ?? '';
export const nameOf = ({ row, fault, outcome, tries }: Cell) =>
  `${row.id} ${row.name}: ${fault} ${tries === 2 ? 2 : ''}${outcome}`;

/** Calls of the library, all on one page: each reports only to its caller. */
export function describeLibraryCells(stage: Stage): void {
  let steady: Visit;
  let stopped: Visit;

  beforeAll(async () => {
    steady = await openApiPage(stage);
    stopped = await openApiPage(stage, { isStopped: true });
  });
  afterEach(() => {
    stage.server.faults.clear();
    stage.server.store.clear();
    for (const { messages, requests } of [steady, stopped]) {
      messages.splice(0);
      requests.splice(0);
    }
  });
  afterAll(() => Promise.all([steady, stopped].map((visit) => visit?.context.close())));

  it.each(named(({ fault }) => !/TO|CF|SL|AB/.test(fault)))('%s', async (_name, cell) => {
    addFault(stage, cell);
    expectResult(await resultOf(steady.page, callOf(cell)), cell);
    expect(askedFor(steady, cell.row.path)).toBe(1);
    await expectSilence(steady);
  });

  it.each(named(({ fault }) => fault === 'TO'))('%s', async (_name, cell) => {
    addFault(stage, cell);
    const { page } = stopped;
    const limit = cell.row.apiCall?.limit ?? LIMIT;
    await begin(stopped, cell);
    await page.clock.fastForward(limit - 1);
    expect(await page.evaluate('result')).toBeUndefined();
    await page.clock.fastForward(1);
    expectResult(await endOf(stopped), cell);
    expect(askedFor(stopped, cell.row.path)).toBe(1);
    await expectSilence(stopped);
  });

  it.each(named(({ fault }) => fault === 'SL'))('%s', async (_name, cell) => {
    addFault(stage, cell);
    await begin(stopped, cell);
    await stopped.page.clock.fastForward(10_000);
    if (cell.outcome === 'W') expect(await stopped.page.evaluate('result')).toBeUndefined();
    stage.server.faults.clear();
    expectResult(await endOf(stopped), cell);
    expect(askedFor(stopped, cell.row.path)).toBe(1);
    await expectSilence(stopped);
  });

  it.each(named(({ fault }) => fault === 'CF'))('%s', async (_name, cell) => {
    const { faults, store } = stage.server;
    const statuses = () => store.calls({ path: cell.row.path }).map(({ status }) => status);
    addFault(stage, cell);
    expectResult(await resultOf(steady.page, callOf(cell)), cell);
    expect(statuses()).toEqual([400, 400].slice(0, cell.tries));
    await expectSilence(steady);
    faults.clear();
    store.clear();
    faults.add({ path: cell.row.path, crumbFail: true, times: 1 }); // a fresh one is all that it needs
    const { error } = await resultOf(steady.page, callOf(cell));
    expect(statuses()).toEqual([400, 200].slice(0, cell.tries));
    if (cell.tries === 2) expect(error).toBeUndefined();
  });
}

const named = (isWanted: (cell: Cell) => boolean): [string, Cell][] =>
  LIBRARY_CELLS.filter(isWanted).map((cell) => [nameOf(cell), cell]);

export function addFault({ server }: Stage, { row, fault, outcome }: Cell): void {
  const answer = outcome === 'B' ? { body: `{"error":"${OWN_ERROR}"}` } : answerUnder(row.path, fault);
  server.faults.add({ path: row.path, ...answer });
}

async function begin(visit: Visit, cell: Cell): Promise<void> {
  await visit.page.evaluate(
    `result = undefined; void resultOf(${callOf(cell)}).then((it) => { result = it })`,
  );
  await eventually(() => askedFor(visit, cell.row.path)).toBe(1);
}

async function endOf({ page }: Visit): Promise<CallResult> {
  await eventually(() => page.evaluate('result')).toBeDefined();
  return page.evaluate('result');
}

function expectResult({ error }: CallResult, cell: Cell): void {
  const text = textOf(cell);
  expect(error?.name).toBe(text && 'RequestError');
  expect(error?.message).toEqual(text instanceof RegExp ? expect.stringMatching(text) : text);
}

/** Expects the page to be unchanged, and only the browser's own line in the console. */
async function expectSilence({ page, messages, errors }: Visit): Promise<void> {
  expect(messages.filter(({ text }) => !text.startsWith('Failed to load resource'))).toEqual([]);
  expect(errors).toEqual([]);
  expect(await page.locator('body *').count()).toBe(0);
}
