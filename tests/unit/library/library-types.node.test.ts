import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';

const folder = mkdtempSync(join(process.cwd(), 'dist/consumer-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What the compiler says to a file that imports the built library as a project of its own. */
function compile(source: string): string {
  const file = join(folder, 'consumer.ts');
  writeFileSync(file, source);
  const options = ['--ignoreConfig', '--noEmit', '--strict', '--target', 'es2022', '--module', 'esnext'];
  try {
    execFileSync('npx', ['tsc', ...options, '--moduleResolution', 'bundler', '--types', 'node', file], {
      encoding: 'utf8',
    });
    return '';
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}

const IMPORT = "import { createApi, formatMessage, humanFileSize } from 'mortar';\n";

it('a consumer compiles against the types', () => {
  expect(
    compile(`${IMPORT}
      const size: string = humanFileSize(2048);
      const api = createApi({ origin: 'https://kiln.example', fetch, crumb: () => size });
      const languages: Promise<unknown> = api.getLanguages();
      console.log(formatMessage('{size}', { size }, 'en'), languages);`),
  ).toBe('');
}, 30_000);

it('an owner’s code compiles against the types', () => {
  expect(
    compile(`import { classifyLink, createAnalyticsEvent, createPalette, cssColor, CURRENCIES, describeSubscription,
        formatMoney, isSoldOut, parseMoney, type LinkCategory, type Money, type Palette } from 'mortar';
      const price: Money = parseMoney('$5', 'USD');
      const words: string = formatMoney(price) + formatMoney({ cents: 5, currency: Object.keys(CURRENCIES)[0]! });
      const palette: Palette = createPalette({ mode: 'presets', preset: 'Analogous I', seed: words });
      const kind: LinkCategory = classifyLink('/about', 'kiln.example');
      const plan = { billingPeriod: { value: 1, unit: 'month' } };
      const event = { actor: 'a', action: 'b', event_owner_team: 'c', event_source: 'd', object_type: 'e' };
      console.log(kind, cssColor(palette.accent.value), isSoldOut({}), describeSubscription(plan));
      console.log(createAnalyticsEvent({ ...event, locale: null }).locale);`),
  ).toBe('');
}, 30_000);

it.each([
  "import { formatMoney } from 'mortar'; formatMoney({ cents: 5 });",
  "import { createPalette } from 'mortar'; createPalette({ mode: 'color' }).none;",
  "import { createAnalyticsEvent } from 'mortar'; createAnalyticsEvent({ actor: 'a' });",
])(
  'an owner’s mistake is refused: %s',
  (source) => {
    expect(compile(source)).toMatch(/TS\d+/);
  },
  30_000,
);

it('a wrong call is refused', () => {
  expect(compile(`${IMPORT} humanFileSize('big'); createApi; formatMessage;`)).toMatch(/TS2345/);
}, 30_000);
