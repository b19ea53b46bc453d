import type { Visit } from '../harness.ts';
import { type Cell, cellsOf } from './outcomes.ts';
import { statusUnder, textOf } from './texts.ts';

/** Our own lines in the console; failed requests are logged by the browser. */
export function linesOf(messages: Visit['messages']): string[] {
  const ours = messages.filter(
    ({ type, text }) => /error|warning/.test(type) && !/^Failed to load resource/.test(text),
  );
  return ours.map(({ text }) => text);
}

/** The lines expected of a call made this many times. */
export function expectedLines(cell: Cell, times: number): RegExp[] {
  if (!/[LRV]/.test(cell.outcome)) return [];
  return Array.from({ length: times }, () => LINES[cell.row.id]?.(cell) ?? /^$/);
}

const LINES: Readonly<Record<number, (cell: Cell) => RegExp>> = {
  6: ({ fault }) => new RegExp(`^Error: Error tracking event: HTTP Status ${statusUnder(fault)}\\b`),
  7: ({ fault }) =>
    new RegExp(`^Error: Unable to resolve pageLoadId${SETTINGS[fault] ?? `: HTTP ${statusUnder(fault)}`}\\b`),
  16: (cell) => new RegExp(`^${toldByLibrary(cell)}`),
  31: (cell) => new RegExp(`^${toldByLibrary(cell)}`),
  17: (cell) => new RegExp(`^\\w*Error: ${toldByLibrary(cell)}`),
};

/** Why the settings of the performance service are missing. */
const SETTINGS: Readonly<Record<string, string>> = {
  TO: ': (signal|The operation) timed out',
  OFF: ': (Failed to fetch|NetworkError when attempting to fetch resource|Load failed)',
  NJ: '',
  WS: '',
};

/** The message that the caller of the same call gets. */
function toldByLibrary({ row, fault }: Cell): string {
  const cell = cellsOf(row, row.apiCall?.outcomes).find((other) => other.fault === fault);
  const text = cell && textOf(cell);
  return text instanceof RegExp
    ? text.source.replace(/^\^|\$$/g, '')
    : String(text).replace(/[.…()]/g, '\\$&');
}
