import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { eventually } from '../eventually.ts';
import { type Stage, TAG, type Visit } from '../harness.ts';
import { ERRORS } from '../wire.ts';
import { openApiPage } from './api-page.ts';
import { addFault, callOf, LIBRARY_CELLS, nameOf } from './library-cells.ts';
import type { Cell } from './outcomes.ts';
import { askedFor, leaveByLink } from './page-visits.ts';

const CELLS = LIBRARY_CELLS.filter(({ fault }) => fault === 'AB');

/** So that each group fits a browser's connections to one server, and no two calls have the same address. */
const GROUPS = 8;
const groups = Array.from({ length: GROUPS }, (_, group) =>
  CELLS.filter((_cell, index) => index % GROUPS === group),
);

/** Calls of the library that are pending when the visitor leaves the page. */
export function describeLeftCells(stage: Stage): void {
  describe.each(groups)('%#', (...cells) => {
    const ownReports = cells.filter(({ row }) => row.path === ERRORS).length;
    let visit: Visit;

    beforeAll(async () => {
      stage.server.store.clear();
      for (const cell of cells) addFault(stage, cell);
      visit = await openApiPage(stage, { tag: TAG });
      await visit.page.evaluate(`${cells.map((cell) => `void ${callOf(cell)}`).join(';')}; 0`);
      await vi.waitFor(
        () => expect(cells.filter(({ row }) => askedFor(visit, row.path) === 0)).toEqual([]),
        5000,
      );
      await leaveByLink(visit.page);
      const cutOff = cells.filter(({ outcome }) => outcome === 'N');
      await vi.waitFor(() => {
        for (const { row } of cutOff)
          expect(stage.server.store.calls({ path: row.path }).map(({ status }) => status)).toContain(0);
      }, 5000);
      stage.server.faults.clear();
    });
    afterAll(() => visit?.context.close());

    it.each(cells.map((cell): [string, Cell] => [nameOf(cell), cell]))(
      '%s',
      async (_name, { row, outcome }) => {
        const statuses = () => stage.server.store.calls({ path: row.path }).map(({ status }) => status);
        await eventually(() => new Set(statuses())).toEqual(new Set([outcome === 'K' ? 200 : 0]));
        expect(stage.server.store.calls({ path: ERRORS })).toHaveLength(ownReports);
        expect(visit.messages).toEqual([]);
      },
    );
  });
}
