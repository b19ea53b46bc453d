import { asRecord, type Fields, ownProperty, number as readNumber } from '../../data/fields';
import { parseJson } from '../../data/json';
import { memberOf } from '../../dom/member';
import type { Problem, SettingReport } from '../block-instance';
import type { Runtime } from '../types';

/** One setting of a block: its allowed values, its fallback, and the attributes that can carry it besides the JSON. */
export interface Setting<Value> {
  /** The parsed value, or `undefined` if `raw` is invalid. */
  parse(raw: unknown): Value | undefined;
  readonly fallback: Value;
  /** Attributes, or fields of JSON attributes, such as `data-props.gutter`. */
  readonly attributes: readonly string[];
  /** The allowed values in words, for warnings. */
  readonly allowed: string;
}

export type SettingsTable = Readonly<Record<string, Setting<unknown>>>;
export type SettingsOf<Table extends SettingsTable> = {
  readonly [Name in keyof Table]: Table[Name] extends Setting<infer Value> ? Value : never;
};

/** On is `true`; off is `false` or, on published pages, an empty value. */
export function flag(fallback: boolean, ...attributes: string[]): Setting<boolean> {
  const values = new Map<unknown, boolean>([
    [true, true],
    ['true', true],
    [false, false],
    ['false', false],
    ['', false],
  ]);
  return { parse: (raw) => values.get(raw), fallback, attributes, allowed: 'true or false' };
}

/** A string; a number, such as an id without quotes in JSON, is read as its digits. */
export function text(fallback: string, ...attributes: string[]): Setting<string> {
  return {
    parse: (raw) => (typeof raw === 'string' || Number.isFinite(raw) ? `${raw}` : undefined),
    fallback,
    attributes,
    allowed: 'a string',
  };
}

/** A number from `min` to `max`, or a string of digits. */
export function number<Fallback extends number | undefined>(
  fallback: Fallback,
  { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY },
  ...attributes: string[]
): Setting<number | Fallback> {
  return {
    parse(raw) {
      const value = readNumber(raw);
      return value !== undefined && value >= min && value <= max ? value : undefined;
    },
    fallback,
    attributes,
    allowed: `a number${limit('from', min)}${limit('to', max)}`,
  };
}

function limit(word: string, value: number): string {
  return Number.isFinite(value) ? ` ${word} ${value}` : '';
}

/** One of several words; the first is the fallback. */
export function choice<const Words extends readonly [string, ...string[]]>(
  values: Words,
  ...attributes: string[]
): Setting<Words[number]> {
  return {
    parse: (raw) => values.find((word) => word === raw),
    fallback: values[0],
    attributes,
    allowed: values.filter(Boolean).join(' or '),
  };
}

/** Parses the text of `data-block-json`; throwing keeps the block from mounting. */
export type DecodeJson = (raw: string) => unknown;

/** An object or its JSON text, parsed by `read`; `null` if the page has none. */
export function data<Value>(
  read: (data: unknown) => Value | undefined,
  allowed: string,
  ...attributes: string[]
): Setting<Value | null> {
  const parse = (raw: unknown) => {
    const data = typeof raw === 'string' ? parseJson(raw || 'null') : raw;
    return data === null ? null : read(data);
  };
  return { parse, fallback: null, attributes, allowed };
}

/** Where a block's settings can be, besides its root's attributes. */
export interface SettingsPlaces {
  /** An inner element that carries some of the attributes. */
  readonly carrier?: Element | undefined;
  readonly decode?: DecodeJson | undefined;
  /** Data found elsewhere on the page. */
  readonly embedded?: unknown;
}

/**
 * Reads a block's settings. Precedence: data set by a script, `data-block-json`, data embedded in the page, attributes
 * of the root or of `carrier`, the fallback. An invalid value gets the fallback and a warning. The result is kept for
 * support staff.
 */
export function readSettings<Table extends SettingsTable>(
  element: HTMLElement,
  table: Table,
  runtime: Runtime,
  places?: SettingsPlaces,
): SettingsOf<Table> {
  const { values, settings, problems } = parseSettings(element, table, runtime, places);
  for (const { message } of problems) console.warn(message);
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
  const fields = asRecord(data);
  if (raw && fields !== data) problems.push(malformedJson(raw));
  return fields;
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
  yield ['the markup', ownProperty(embedded, name)];
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
  for (const [from, value] of raw) {
    if (value === undefined || value === null) continue;
    const parsed = entry.parse(value);
    if (parsed !== undefined) return { name, value: parsed, from };
    problems.push(wrongValue(name, entry, value, from));
  }
  return { name, value: entry.fallback, from: 'default' };
}

export function wrongValue(name: string, { allowed }: Setting<unknown>, value: unknown, from: string) {
  return {
    code: 'wrong-value',
    message: `${name} must be ${allowed}, got ${JSON.stringify(value)} (in ${from})`,
  } as const;
}
