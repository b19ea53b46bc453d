import { readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { launchBrowser } from './browser.mjs';
import { chartOf } from './chart.mjs';
import { describeNumber } from './report.mjs';

const PAGE = new URL('../../docs/performance.md', import.meta.url);
const CHART = new URL('../../docs/images/performance.svg', import.meta.url);
const PEERS = new URL('../package.json', import.meta.url);
const PROJECT = new URL('../../package.json', import.meta.url);

const CHART_IMAGE = "![Mortar's share of its peers' time, memory and listeners](images/performance.svg)";
const BEGIN = '<!-- figures: written by `npm run bench` -->';
const END = '<!-- /figures -->';
const GENERATED = new RegExp(`${BEGIN}[\\s\\S]*${END}`);

/** Writes the figures of a full run into the documentation: a chart, a table, and the machine and versions. */
export async function writeDocumentation(results, { repetitions }) {
  const rows = results.flatMap(rowsOf);
  const shares = rows.filter(({ anchor, measured }) => anchor && Number.isFinite(measured));
  await writeFile(CHART, chartOf(shares.map(barOf)));
  const figures = [CHART_IMAGE, await conditions(repetitions), tableOf(rows), await peersOf()].join('\n\n');
  const [before, after] = (await readFile(PAGE, 'utf8')).split(GENERATED);
  await writeFile(PAGE, `${before}${BEGIN}\n\n${figures}\n\n${END}${after}`);
}

function rowsOf({ title, failure, variants, judgements }) {
  if (failure) return [{ title, figure: failure, measured: Number.NaN, verdict: 'over' }];
  return judgements.map((rule) => ({ ...rule, title, noise: noiseOf(rule, variants) }));
}

/** The median absolute deviation in percent of the median. */
function noiseOf({ variant, figure }, variants) {
  const { median, deviation } = variants.find(({ name }) => name === variant).figures[figure];
  return median > 0 ? `${Math.round((100 * deviation) / median)} %` : '–';
}

function barOf({ title, figure, variant, anchor, measured, verdict }) {
  const page = variant === 'Mortar' ? title : `${title} (${variant.replace('Mortar, ', '')})`;
  return { label: `${page}: ${figure}, of ${anchor}`, share: measured, isWithin: verdict !== 'over' };
}

function tableOf(rows) {
  const lines = rows.map(
    ({ title, variant, figure, anchor, measured, budget, exactly, goal, verdict, noise }) => [
      variant && variant !== 'Mortar' ? `${title} (${variant.replace('Mortar, ', '')})` : title,
      anchor ? `${figure}, of ${anchor}` : figure,
      Number.isFinite(measured) ? describeNumber(measured) : 'not seen',
      budget ?? (exactly === undefined ? '–' : `exactly ${exactly}`),
      goal ?? '–',
      verdict === 'over' ? '**over**' : 'within',
      noise ?? '–',
    ],
  );
  const heading = ['page', 'figure', 'Mortar', 'budget', 'goal', 'verdict', 'noise'];
  return [heading, heading.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

async function conditions(repetitions) {
  const { version } = JSON.parse(await readFile(PROJECT, 'utf8'));
  const browser = await launchBrowser();
  const chromium = browser.version();
  await browser.close();
  const [processor] = cpus();
  return [
    `Mortar ${version}, Chromium ${chromium}, Node ${process.version}, ${cpus().length} cores (${processor?.model.trim()}),`,
    `${new Date().toISOString().slice(0, 10)}; ${repetitions} rounds, 4x CPU throttling.`,
  ].join(' ');
}

async function peersOf() {
  const { dependencies } = JSON.parse(await readFile(PEERS, 'utf8'));
  return `Peers: ${Object.entries(dependencies)
    .map(([name, version]) => `${name} ${version}`)
    .join(', ')}.`;
}
