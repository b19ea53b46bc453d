import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useStage } from '../harness.ts';
import { SCRIPT_CHECKS } from './script-checks.ts';
import { SCRIPT_FAULTS, SCRIPTS, type ScriptRow } from './script-table.ts';
import { type ScriptVisit, visitUnder } from './script-visit.ts';

const stage = useStage({ isShared: true });

const outcomesOf = ({ outcomes }: ScriptRow) => outcomes.split(' ');

it('the matrix has 10 scripts under 7 faults', () => {
  expect(SCRIPTS.map(({ id }) => id)).toEqual(Array.from({ length: 10 }, (_, index) => index + 1));
  expect(SCRIPTS.flatMap(outcomesOf)).toHaveLength(70);
});

describe.each(SCRIPT_FAULTS.map((fault, column) => ({ ...fault, column })))(
  'when $words',
  ({ code, column }) => {
    let visit: ScriptVisit;

    beforeAll(async () => {
      visit = await visitUnder(stage, code);
    });
    afterAll(async () => {
      stage.server.faults.clear();
      await visit?.context.close();
      await visit?.reviews.context.close();
    });

    /** In each engine's words; of other sites' scripts, WebKit's driver is told no more than a page is. */
    const VENDORS = ['vendor', 'x is not defined', "Can't find variable: x", 'Script error.'];

    it('the rest of the page works, and nothing of ours throws', async () => {
      expect(await visit.page.locator('#other').getAttribute('data-block-state')).toBe('mounted');
      expect(visit.errors.filter((text) => !VENDORS.includes(text))).toEqual([]);
    });

    it.each(SCRIPTS.map((row) => ({ ...row, outcome: outcomesOf(row)[column] ?? '' })))(
      '$id $name: $outcome',
      async (row) => {
        await SCRIPT_CHECKS[row.outcome]?.(visit, row, code);
      },
    );
  },
);
