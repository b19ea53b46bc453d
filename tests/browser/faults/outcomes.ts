import type { CallRow } from './call-table.ts';
import { FAULTS, type FaultCode } from './faults.ts';

/** Descriptions of the outcomes by code. With a 2 before the code, the call is made twice, since its crumb was rejected. */
export const OUTCOMES = {
  S: 'The visitor sees nothing, and nothing is reported. The page goes on.',
  K: 'As S; the call outlives the page and arrives.',
  L: 'One line on the console says what happened. What the page shows stays.',
  R: 'One line on the console and one error report; the visitor sees nothing.',
  V: 'As R, but the visitor reads “Unable to load events” and can try again.',
  W: 'The call waits, at most once at a time, and is then answered as usual.',
  N: 'Nothing is shown and nothing reported. Whoever comes back finds everything as they left it.',
  FK: '“Could not get a form submission key, please try again later.”',
  FU: '“Unknown error, please try again later.”',
  FP: '“Error processing form submission. Please reload and try again.”',
  F401: '“Unable to submit form. Please try again later.”',
  F404: '“This form has not been configured yet.”',
  F429: '“Unable to submit form. Submission rate limit exceeded. Please try again later.”',
  F500: '“Unable to send form. Please try again later.”',
  U: 'The caller is told “Unauthorized request”.',
  I: 'The caller is told “Internal server error. Please try again later.”',
  T: 'The caller is told “This service is temporarily unavailable. Please try again later.”',
  C: 'The caller is told “Unable to connect…”.',
  P: 'The caller is told “Internal Error: Unable to parse server response from (address) as JSON: reason”.',
  H: 'The caller is told “Internal Error: Unexpected server response from (address)”.',
  B: 'The caller is told the error that the reply brings.',
  X: 'The caller is told “Unable to load results”.',
  E: 'The caller is told “Error tracking event: HTTP Status”, with the status.',
  M: 'The caller is told “Unable to resolve pageLoadId”.',
} as const;

/** An outcome's code in the table. */
export type Outcome = keyof typeof OUTCOMES;

/** One cell: a call under a fault. */
export interface Cell {
  readonly row: CallRow;
  readonly fault: FaultCode;
  readonly outcome: Outcome;
  /** Number of attempts: 2 if the call is repeated with a fresh crumb. */
  readonly tries: 1 | 2;
}

/** The cells of a row, for its own outcomes or the library's. */
export function cellsOf(row: CallRow, outcomes = row.outcomes): readonly Cell[] {
  return outcomes.split(' ').map((text, column) => ({
    row,
    fault: FAULTS[column]?.code as FaultCode,
    outcome: text.replace(/^2/, '') as Outcome,
    tries: text.startsWith('2') ? 2 : 1,
  }));
}
