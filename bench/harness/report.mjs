import { mkdir, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { dirname } from 'node:path';
import { figures as meanings } from './figures.mjs';

/** Formats a scenario's result: a table of figures, then one line for each judgement. */
export function describeResult({ title, failure, variants, judgements }) {
  if (failure) return `\n## ${title}\n\nCould not be measured: ${failure}`;
  const lines = judgements.map(describeJudgement);
  return [`\n## ${title}\n`, ...tableOf(variants), '', ...lines].join('\n');
}

/** Explains the columns that appear in the tables. */
export function describeFigures(results) {
  const used = new Set(results.flatMap(({ variants = [] }) => Object.keys(variants[0]?.figures ?? {})));
  return ['\nFigures', ...[...used].map((figure) => `  ${figure}: ${meanings[figure]}`)].join('\n');
}

/** Writes the results with all values, and the machine. */
export async function writeResults(file, results, { repetitions, seed }) {
  const machine = { processor: cpus()[0]?.model, cores: cpus().length, node: process.version };
  await mkdir(dirname(file), { recursive: true });
  const record = { date: new Date().toISOString(), machine, repetitions, seed, results };
  await writeFile(file, `${JSON.stringify(record, undefined, 2)}\n`);
}

function tableOf(variants) {
  const heading = ['variant', ...Object.keys(variants[0].figures)];
  const rows = variants.map(({ name, figures }) => [name, ...Object.values(figures).map(describeSpread)]);
  const widths = heading.map((_, column) => Math.max(...[heading, ...rows].map((row) => row[column].length)));
  const lineOf = (row) => row.map((cell, column) => alignCell(cell, widths[column], column)).join('  ');
  return [lineOf(heading), widths.map((width) => '-'.repeat(width)).join('  '), ...rows.map(lineOf)];
}

function alignCell(cell, width, column) {
  return column === 0 ? cell.padEnd(width) : cell.padStart(width);
}

function describeSpread({ median, deviation }) {
  return Number.isNaN(median) ? '–' : `${describeNumber(median)} ±${describeNumber(deviation)}`;
}

function describeJudgement({ variant, figure, anchor, above, measured, budget, exactly, goal, ...outcome }) {
  const growth = above ? ` (growth over ${above})` : '';
  const what = `${variant}: ${figure}${growth} ${describeMeasured(measured)}${anchor ? ` of ${anchor}` : ''}`;
  const isBounded = budget !== undefined || exactly !== undefined;
  const limit = budget === undefined ? `exactly ${exactly}` : `budget ${budget}`;
  const wish = `goal ${goal} ${outcome.goalReached ? 'reached' : 'missed'}`;
  return `  ${[what, isBounded && `${limit}: ${outcome.verdict}`, goal !== undefined && wish].filter(Boolean).join(' · ')}`;
}

function describeMeasured(measured) {
  return Number.isNaN(measured) ? 'not seen' : describeNumber(measured);
}

export function describeNumber(value) {
  if (Number.isInteger(value)) return String(value);
  if (Math.abs(value) >= 100) return value.toFixed(0);
  return value.toFixed(Math.abs(value) >= 10 ? 1 : 2);
}
