import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

const folder = mkdtempSync(join(process.cwd(), 'dist/consumer-'));
afterAll(() => rmSync(folder, { recursive: true }));

const IMPORT = "import { createApi, formatMessage, humanFileSize } from 'mortar';\n";

/** What compiles. */
const RIGHT = {
  'a consumer': `${IMPORT}
      const size: string = humanFileSize(2048);
      const api = createApi({ origin: 'https://kiln.example', fetch, crumb: () => size });
      const languages: Promise<unknown> = api.getLanguages();
      console.log(formatMessage('{size}', { size }, 'en'), languages);`,
  'the documented calls': `${IMPORT}
      const api = createApi({ origin: 'https://kiln.example' });
      const { languages } = await api.getLanguages();
      console.log(languages, formatMessage('', {}), humanFileSize(1));`,
  'an owner’s code': `import { classifyLink, createAnalyticsEvent, createPalette, cssColor, CURRENCIES, describeSubscription,
        formatMoney, isSoldOut, parseMoney, type LinkCategory, type Money, type Palette } from 'mortar';
      const price: Money = parseMoney('$5', 'USD');
      const words: string = formatMoney(price) + formatMoney({ cents: 5, currency: Object.keys(CURRENCIES)[0]! });
      const palette: Palette = createPalette({ mode: 'presets', preset: 'Analogous I', seed: words });
      const kind: LinkCategory = classifyLink('/about', 'kiln.example');
      const plan = { billingPeriod: { value: 1, unit: 'month' } };
      const event = { actor: 'a', action: 'b', event_owner_team: 'c', event_source: 'd', object_type: 'e' };
      console.log(kind, cssColor(palette.accent.value), isSoldOut({}), describeSubscription(plan));
      console.log(createAnalyticsEvent({ ...event, locale: null }).locale);`,
};

/** What is refused, with the compiler's code for it. */
const WRONG = [
  ["import { formatMoney } from 'mortar'; formatMoney({ cents: 5 });", 'TS2741'],
  ["import { createPalette } from 'mortar'; createPalette({ mode: 'color' }).none;", 'TS2339'],
  ["import { createAnalyticsEvent } from 'mortar'; createAnalyticsEvent({ actor: 'a' });", 'TS2345'],
  [`${IMPORT} humanFileSize('big'); createApi; formatMessage;`, 'TS2345'],
] as const;

const sources = [...Object.values(RIGHT), ...WRONG.map(([source]) => source)];
const nameOf = (source: string) => `consumer-${sources.indexOf(source)}.ts`;
let said = '';

/** What the compiler says to files that import the built library; each is a module of its own, all are one program. */
beforeAll(() => {
  for (const source of sources) writeFileSync(join(folder, nameOf(source)), source);
  const options = ['--ignoreConfig', '--noEmit', '--strict', '--target', 'es2022', '--module', 'esnext'];
  const files = sources.map((source) => join(folder, nameOf(source)));
  const { stdout } = spawnSync(
    'npx',
    ['tsc', ...options, '--moduleResolution', 'bundler', '--types', 'node', ...files],
    { encoding: 'utf8' },
  );
  said = stdout;
});

/** By file; further lines of a message begin with a space. A fault of the types themselves is everybody's. */
const saidTo = (source: string) =>
  said
    .split(/\n(?=\S)/)
    .filter((message) => message.includes(nameOf(source)) || !message.includes('consumer-'));

it.each(Object.entries(RIGHT))('%s compiles against the types', (_who, source) => {
  expect(saidTo(source).join('\n').trim()).toBe('');
});

it.each(WRONG)('a mistake is refused: %s', (source, code) => {
  expect(saidTo(source).join('\n')).toMatch(new RegExp(code));
});
