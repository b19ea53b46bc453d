import { CALLS } from './call-table.ts';
import { FAULTS } from './faults.ts';
import { cellsOf, OUTCOMES } from './outcomes.ts';
import { SCRIPT_FAULTS, SCRIPT_OUTCOMES, SCRIPTS } from './script-table.ts';

interface Row {
  readonly id: number;
  readonly name: string;
  readonly cells: readonly string[];
  readonly reasons: Readonly<Record<string, string>>;
}

interface Column {
  readonly code: string;
  readonly words: string;
}

/** The matrix of calls as the documentation shows it. */
export function callDocs(): string {
  const rows = CALLS.map((row) => ({
    id: row.id,
    name: row.name,
    cells: cellsOf(row).map(({ outcome, tries }) => (tries === 2 ? `2 × ${outcome}` : outcome)),
    reasons: row.reasons ?? {},
  }));
  return matrix('call', rows, FAULTS, used(OUTCOMES, rows));
}

/** The matrix of scripts as the documentation shows it. */
export function scriptDocs(): string {
  const rows = SCRIPTS.map((row) => ({
    id: row.id,
    name: row.name,
    cells: row.outcomes.split(' '),
    reasons: row.reasons ?? {},
  }));
  return matrix('script', rows, SCRIPT_FAULTS, used(SCRIPT_OUTCOMES, rows));
}

function used(outcomes: Readonly<Record<string, string>>, rows: readonly Row[]): (readonly string[])[] {
  const codes = new Set(rows.flatMap(({ cells }) => cells.map((cell) => cell.replace('2 × ', ''))));
  return Object.entries(outcomes).filter(([code]) => codes.has(code));
}

function matrix(
  what: string,
  rows: readonly Row[],
  columns: readonly Column[],
  outcomes: readonly (readonly string[])[],
): string {
  const faults = columns.map(({ code, words }) => [code, `${words[0]?.toUpperCase()}${words.slice(1)}`]);
  return [
    table(['fault', 'what goes wrong'], faults),
    table(['outcome', 'what happens'], outcomes),
    table(
      [`${rows.length} ${what}s`, ...columns.map(({ code }) => code)],
      rows.map(({ id, name, cells }) => [`${id}. ${name}`, ...cells]),
    ),
    ['Notes:', ...rows.flatMap(notesOf)]
      .join('\n\n')
      .replaceAll('\n\n-', '\n-')
      .replace('Notes:\n-', 'Notes:\n\n-'),
  ].join('\n\n');
}

/** A reason shared by several faults is listed once. */
function notesOf({ id, name, reasons }: Row): string[] {
  const texts = [...new Set(Object.values(reasons))];
  return texts.map((text) => {
    const codes = Object.keys(reasons).filter((code) => reasons[code] === text);
    return `- ${id}. ${name}, ${codes.join(', ')}: ${text}`;
  });
}

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n');
}
