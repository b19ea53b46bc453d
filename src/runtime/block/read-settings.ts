import { asRecord, type Fields, isRecord, ownProperty } from '../../data/fields';
import { guarded } from '../../data/guarded';
import { parseJson } from '../../data/json';
import { memberOf } from '../../dom/member';
import type { Problem, SettingReport } from '../block-instance';
import type { Runtime } from '../types';
import type { Setting, SettingsOf, SettingsTable } from './settings';

/** Parses the text of `data-block-json`; throwing keeps the block from mounting. */
export type DecodeJson = (raw: string) => unknown;

/** Where a block's settings can be, besides its root's attributes. */
interface SettingsPlaces {
  /** An inner element that carries some of the attributes. */
  readonly carrier?: Element | undefined;
  readonly decode?: DecodeJson | undefined;
  /** Data found elsewhere on the page. */
  readonly embedded?: unknown;
}

/**
 * Reads a block's settings. Precedence: data set by a script, `data-block-json`, data embedded in the page, attributes
 * of the root or of `carrier`, the fallback. An invalid value gets the fallback, and a warning that names the block
 * and its element. The result is kept for support staff.
 */
export function readSettings<Table extends SettingsTable>(
  element: HTMLElement,
  table: Table,
  runtime: Runtime,
  places?: SettingsPlaces,
): SettingsOf<Table> {
  const { values, settings, problems } = parseSettings(element, table, runtime, places);
  const { name = 'form' } = runtime.blocks.instanceOf(element) ?? {}; // a form may be sent without being a block
  for (const { message } of problems) console.warn(`${name}: ${message}`, element);
  runtime.blocks.facts.set(element, { settings, problems });
  return values;
}

/** Likewise, but leaves no trace: for whoever looks at a block before it is mounted. */
export function parseSettings<Table extends SettingsTable>(
  element: HTMLElement,
  table: Table,
  runtime: Runtime,
  { carrier = element, decode = parseJson, embedded }: SettingsPlaces = {},
) {
  const problems: Problem[] = [];
  const json = readBlockJson(element, decode, problems);
  const stored = asRecord(runtime.blocks.data.get(element));
  const data = { stored, json, embedded: asRecord(embedded) };
  const carriers = new Set([element, carrier]);
  const settings = Object.entries(table).map(([name, entry]) =>
    readSetting(name, entry, candidates(name, entry, data, carriers), problems),
  );
  const values = Object.fromEntries(settings.map(({ name, value }) => [name, value])) as SettingsOf<Table>;
  return { values, settings, problems };
}

function readBlockJson(element: HTMLElement, decode: DecodeJson, problems: Problem[]): Fields {
  const raw = memberOf(element, 'getAttribute')('data-block-json')?.trim() ?? '';
  const data = raw && decode(raw);
  if (raw && !isRecord(data)) problems.push(malformedJson(raw));
  return asRecord(data);
}

export function malformedJson(raw: string) {
  return {
    code: 'malformed-json',
    message: `data-block-json must be a JSON object, got ${raw.slice(0, 80)}`,
  } as const;
}

type Candidate = readonly [from: string, value: unknown];

function* candidates(
  name: string,
  { attributes }: Setting<unknown>,
  { stored, json, embedded }: Readonly<Record<'stored' | 'json' | 'embedded', Fields>>,
  carriers: Iterable<Element>,
): Iterable<Candidate> {
  yield ['setBlockData', ownProperty(stored, name)];
  yield ['data-block-json', ownProperty(json, name)];
  yield ['the block or the site context', ownProperty(embedded, name)];
  for (const attribute of attributes) {
    for (const carrier of carriers) yield [attribute, readAttribute(carrier, attribute)];
  }
}

/** What a setting's attribute says, or the field of JSON that it holds. */
export function readAttribute(carrier: Element, source: string): unknown {
  const [name = '', field] = source.split('.');
  const raw = memberOf(carrier, 'getAttribute')(name);
  return field ? ownProperty(asRecord(parseJson(raw)), field) : raw;
}

function readSetting(
  name: string,
  entry: Setting<unknown>,
  raw: Iterable<Candidate>,
  problems: Problem[],
): SettingReport {
  let { fallback } = entry;
  for (const [from, value] of raw) {
    if (value === undefined || value === null) continue;
    const parsed = entry.parse(value);
    if (parsed !== undefined) {
      for (const message of entry.faultsIn?.(value) ?? []) problems.push({ code: 'wrong-value', message });
      return { name, value: parsed, from };
    }
    problems.push(wrongValue(name, entry, value, from));
    fallback = entry.ifInvalid ?? fallback;
  }
  return { name, value: fallback, from: 'default' };
}

export function wrongValue(name: string, { allowed }: Setting<unknown>, value: unknown, from: string) {
  return {
    code: 'wrong-value',
    message: `${name} must be ${allowed}, got ${guarded(() => JSON.stringify(value)) ?? typeof value} (in ${from})`,
  } as const;
}
