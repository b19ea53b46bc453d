import { type Fields, fieldsOf, own } from '../runtime/fields';
import { parseJson } from '../runtime/json';
import type { Problem, Runtime, SettingReport } from '../types';

/** One setting of a block: what it may be, what it is otherwise, and the attributes that carry it beside the JSON. */
export interface Setting<Value> {
  /** The value of its kind, or `undefined` for anything else. */
  parse(written: unknown): Value | undefined;
  readonly fallback: Value;
  readonly attributes: readonly string[];
  /** The allowed values in words, for warnings. */
  readonly allowed: string;
}

export type SettingsTable = Readonly<Record<string, Setting<unknown>>>;
export type SettingsOf<Table extends SettingsTable> = {
  readonly [Name in keyof Table]: Table[Name] extends Setting<infer Value> ? Value : never;
};

/** On is `true`; off is `false` or, as published pages write it, nothing. */
export function flag(fallback: boolean, ...attributes: string[]): Setting<boolean> {
  const values = new Map<unknown, boolean>([
    [true, true],
    ['true', true],
    [false, false],
    ['false', false],
    ['', false],
  ]);
  return { parse: (written) => values.get(written), fallback, attributes, allowed: 'true or false' };
}

export function text(fallback: string, ...attributes: string[]): Setting<string> {
  return {
    parse: (written) => (typeof written === 'string' ? written : undefined),
    fallback,
    attributes,
    allowed: 'a text',
  };
}

/** An object or its JSON text, read by `read`; `null` where the page gives none. */
export function data<Value>(
  read: (data: unknown) => Value | undefined,
  allowed: string,
  ...attributes: string[]
): Setting<Value | null> {
  const parse = (written: unknown) => {
    const data = typeof written === 'string' ? parseJson(written || 'null') : written;
    return data === null ? null : read(data);
  };
  return { parse, fallback: null, attributes, allowed };
}

/**
 * A block's settings by its table: data given by a script, then `data-block-json`, then attributes of the root or of
 * `carrier`, then the fallback. A wrong value gets the fallback and a warning. What was read stays for support staff.
 */
export function readSettings<Table extends SettingsTable>(
  element: HTMLElement,
  table: Table,
  runtime: Runtime,
  carrier: Element = element,
): SettingsOf<Table> {
  const problems: Problem[] = [];
  const json = readBlockJson(element, problems);
  const stored = fieldsOf(runtime.blocks.data.get(element));
  const reports = Object.entries(table).map(([name, entry]) =>
    readSetting(name, entry, candidates(name, entry, stored, json, new Set([element, carrier])), problems),
  );
  for (const { message } of problems) console.warn(message);
  runtime.blocks.facts.set(element, { settings: reports, problems });
  return Object.fromEntries(reports.map(({ name, value }) => [name, value])) as SettingsOf<Table>;
}

function readBlockJson(element: HTMLElement, problems: Problem[]): Fields {
  const written = element.getAttribute('data-block-json')?.trim() ?? '';
  const data = parseJson(written);
  const fields = fieldsOf(data);
  if (written && fields !== data) {
    problems.push({
      code: 'malformed-json',
      message: `data-block-json must be a JSON object, got ${written.slice(0, 80)}`,
    });
  }
  return fields;
}

type Candidate = readonly [from: string, value: unknown];

function* candidates(
  name: string,
  { attributes }: Setting<unknown>,
  stored: Fields,
  json: Fields,
  carriers: Iterable<Element>,
): Iterable<Candidate> {
  yield ['setBlockData', own(stored, name)];
  yield ['data-block-json', own(json, name)];
  for (const attribute of attributes) {
    for (const carrier of carriers) yield [attribute, carrier.getAttribute(attribute)];
  }
}

function readSetting(
  name: string,
  entry: Setting<unknown>,
  written: Iterable<Candidate>,
  problems: Problem[],
): SettingReport {
  for (const [from, value] of written) {
    if (value === undefined || value === null) continue;
    const parsed = entry.parse(value);
    if (parsed !== undefined) return { name, value: parsed, from };
    problems.push({
      code: 'wrong-value',
      message: `${name} must be ${entry.allowed}, got ${JSON.stringify(value)} (in ${from})`,
    });
  }
  return { name, value: entry.fallback, from: 'default' };
}
