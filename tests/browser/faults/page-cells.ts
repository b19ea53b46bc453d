import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../eventually.ts';
import type { Stage } from '../harness.ts';
import { FAULTS, type FaultCode } from './faults.ts';
import { type Cell, cellsOf } from './outcomes.ts';
import { expectCounts, SPECIAL_CHECKS } from './page-checks.ts';
import { expectedLines, linesOf } from './page-lines.ts';
import { type FaultPage, type FaultVisit, PAGES, reportsOf, rowOf, visitUnder } from './page-visits.ts';

const cellOf = (id: number, code: FaultCode) =>
  cellsOf(rowOf(id)).find(({ fault }) => fault === code) as Cell;
const cellsUnder = ({ calls }: FaultPage, code: FaultCode) => [...calls.keys()].map((id) => cellOf(id, code));

/** The calls that pages make: one visit for each page and fault, one test for each cell. */
export function describePageCells(stage: Stage): void {
  describe.each(PAGES)('$name', (page) => {
    describe.each(FAULTS)('when $words', ({ code }) => {
      let visit: FaultVisit;
      beforeAll(async () => {
        visit = await visitUnder(stage, page, code);
      });
      afterAll(async () => {
        stage.server.faults.clear();
        await visit?.context.close();
      });
      describeCells(stage, page, code, () => visit);
    });
  });
}

function describeCells(stage: Stage, page: FaultPage, code: FaultCode, visit: () => FaultVisit): void {
  const cells = cellsUnder(page, code);

  it('nothing else is said, shown or reported', async () => {
    const { messages, errors } = visit();
    const expected = cells.flatMap((cell) => expectedLines(cell, page.calls.get(cell.row.id) ?? 0));
    await eventually(() => linesOf(messages)).toHaveLength(expected.length + (page.ownLines ?? 0));
    for (const line of expected) expect(linesOf(messages)).toContainEqual(expect.stringMatching(line));
    expect(errors).toEqual(page.ownErrors ?? []);
    expect(await visit().page.locator('[role="alert"], [role="dialog"]:visible').count()).toBe(0);
    const reports = cells.flatMap((cell) => (/[RV]/.test(cell.outcome) ? expectedLines(cell, 1) : []));
    const own = () => (page.calls.has(3) ? [] : reportsOf(stage).map(({ data }) => data.message));
    await eventually(own).toHaveLength(reports.length);
    for (const line of reports)
      expect(own()).toContainEqual(expect.stringMatching(line.source.replace(/^\^\w*Error: /, '')));
  });

  for (const cell of cells) {
    it(`${cell.row.id} ${cell.row.name}: ${cell.outcome}`, async () => {
      await expectCounts(stage, visit(), page, cell);
      await SPECIAL_CHECKS[cell.row.id]?.(stage, visit(), cell);
    });
  }
}
