import { readNumber } from '../../data/fields';
import { parseJson } from '../../data/json';

/** One setting of a block: its allowed values, its fallback, and the attributes that can carry it besides the JSON. */
export interface Setting<Value> {
  /** The parsed value, or `undefined` if `raw` is invalid. */
  parse(raw: unknown): Value | undefined;
  /** Faults of a valid value, such as rows of a list that are ignored. */
  faultsIn?(raw: unknown): readonly string[];
  readonly fallback: Value;
  /** Instead of the fallback, if the page's value is invalid. */
  readonly ifInvalid?: Value;
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
export function flag<Fallback extends boolean | undefined>(
  fallback: Fallback,
  ...attributes: string[]
): Setting<boolean | Fallback> {
  const values = new Map<unknown, boolean>([
    [true, true],
    ['true', true],
    [false, false],
    ['false', false],
    ['', false],
  ]);
  return { parse: (raw) => values.get(raw), fallback, attributes, allowed: 'true or false' };
}

export function text(fallback: string, ...attributes: string[]): Setting<string> {
  return {
    parse: (raw) => (typeof raw === 'string' ? raw : undefined),
    fallback,
    attributes,
    allowed: 'a string',
  };
}

/** A string, or a number that is read as its digits: an id or a code without quotes in JSON. */
export function textOrNumber(...attributes: string[]): Setting<string> {
  return {
    parse: (raw) => (typeof raw === 'string' || Number.isFinite(raw) ? `${raw}` : undefined),
    fallback: '',
    attributes,
    allowed: 'a string or a number',
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

/** Likewise for a count: a fraction is cut off. */
export function count<Fallback extends number | undefined>(
  fallback: Fallback,
  limits: { readonly min: number; readonly max: number },
  ...attributes: string[]
): Setting<number | Fallback> {
  const { parse, ...rest } = number(fallback, limits, ...attributes);
  return {
    ...rest,
    parse(raw) {
      const value = parse(raw);
      return value && Math.floor(value);
    },
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

/** An object or its JSON text, parsed by `read`; `null` if the page has none. */
export function data<Value>(
  read: (data: unknown) => Value | undefined,
  allowed: string,
  ...attributes: string[]
): Setting<Value | null> {
  const parse = (raw: unknown) => {
    const data = dataIn(raw);
    return data === null ? null : read(data);
  };
  return { parse, fallback: null, attributes, allowed };
}

/** The value of such a setting before it is read. */
export function dataIn(raw: unknown): unknown {
  return typeof raw === 'string' ? parseJson(raw || 'null') : raw;
}
