import { readFile, writeFile } from 'node:fs/promises';
import { cpus, totalmem, type } from 'node:os';
import type { Figure } from './crowds/figure.ts';
import { CALENDAR_LIMIT, HEAP_LIMIT, type MountResult, OWN_LIMIT } from './mounts.ts';

const PAGE = new URL('../../docs/reliability.md', import.meta.url);
const OPENING = '<!-- load: written by `npm run load` -->';
const CLOSING = '<!-- /load -->';

/** The results of a run. */
export interface LoadResults {
  readonly browser: string;
  readonly crowds: Readonly<Record<string, readonly Figure[]>>;
  readonly mounts: readonly MountResult[];
}

export function isHeld({ crowds, mounts }: LoadResults): boolean {
  const figures = Object.values(crowds).flat();
  return figures.every(({ isHeld = true }) => isHeld) && mounts.every(isWithin);
}

function isWithin({ name, nodes, listeners, timers, heap, own }: MountResult): boolean {
  const ownLimit = name === 'calendar' ? CALENDAR_LIMIT : OWN_LIMIT;
  return nodes + listeners + timers === 0 && heap <= HEAP_LIMIT && own <= ownLimit;
}

export function describeResults(results: LoadResults): string {
  const crowds = Object.entries(results.crowds).map(
    ([title, figures]) => `### ${title}\n\n${figureTable(figures)}`,
  );
  return [machineLine(results), ...crowds, mountSection(results.mounts)].join('\n\n');
}

function machineLine({ browser }: LoadResults): string {
  const [cpu] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  const date = new Date().toISOString().slice(0, 10);
  return `Measured on ${date} by \`npm run load\`: Chromium ${browser}, Node.js ${process.versions.node}, ${type()}, ${cpus().length} cores (${cpu?.model.trim() ?? 'unknown'}), ${memory} GB of memory.`;
}

function figureTable(figures: readonly Figure[]): string {
  return table(
    ['what', 'measured', 'asked'],
    figures.map(({ what, value, asked = '' }) => [what, value, asked]),
  );
}

function mountSection(mounts: readonly MountResult[]): string {
  const rows = mounts.map(({ name, nodes, listeners, timers, heap, own }) =>
    [`\`${name}\``, nodes, listeners, timers, `${heap} kB`, `${own} kB`].map(String),
  );
  const title = `### ${mounts[0]?.mounts.toLocaleString('en')} mounts and unmounts of each block: what is left`;
  return `${title}\n\nAsked: 0 nodes, 0 listeners, 0 timers, at most ${HEAP_LIMIT} kB of script memory. The last\ncolumn is what one block holds while it is mounted; asked: at most ${OWN_LIMIT} kB, of a calendar\n${CALENDAR_LIMIT} kB.\n\n${table(['block', 'nodes', 'listeners', 'timers', 'memory', 'while mounted'], rows)}`;
}

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n');
}

/** Inserts the text between the page's comments. @throws Error if it has none. */
export async function writeResults(text: string): Promise<void> {
  const page = await readFile(PAGE, 'utf8');
  const start = page.indexOf(OPENING);
  const end = page.indexOf(CLOSING);
  if (start < 0 || end < start)
    throw new Error(`docs/reliability.md needs the lines ${OPENING} and ${CLOSING}`);
  await writeFile(PAGE, `${page.slice(0, start)}${OPENING}\n\n${text}\n\n${page.slice(end)}`);
}
