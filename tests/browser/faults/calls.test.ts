import { describe, expect, it } from 'vitest';
import { useStage } from '../harness.ts';
import { CALLS } from './call-table.ts';
import { describeFormCells } from './form-cells.ts';
import { describeLeftCells } from './left-cells.ts';
import { describeLibraryCells } from './library-cells.ts';
import { cellsOf } from './outcomes.ts';
import { describePageCells } from './page-cells.ts';

const stage = useStage({ isShared: true });

it('the matrix has 31 calls under 13 faults', () => {
  expect(CALLS.map(({ id }) => id)).toEqual(Array.from({ length: 31 }, (_, index) => index + 1));
  expect(CALLS.flatMap((row) => cellsOf(row))).toHaveLength(403);
});

describe('calls of a form', () => describeFormCells(stage));
describe('calls of a page', () => describePageCells(stage));
describe('calls of the library', () => describeLibraryCells(stage));
describe('calls of the library on a page that is left', () => describeLeftCells(stage));
