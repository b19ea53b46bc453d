import { isNumberElement, isPluralElement, isSelectElement } from '@formatjs/icu-messageformat-parser';
import { type Formatters, formatToParts, IntlMessageFormat } from 'intl-messageformat';
import { asRecord } from '../data/fields';
import { UnexpectedValueError } from '../data/require';
import type { MessageValues } from './message-values';
import { type ParsedMessage, parseMessage } from './parse';

type Filling = string | number | Date;

/**
 * English counts below a thousand need no formatting. The page's first number formatter takes the browser longer than a
 * frame; plural rules take almost no time.
 */
const ENGLISH_NUMBERS = {
  format: (value: number) =>
    Number.isInteger(value) && value >= 0 && value < 1000
      ? `${value}`
      : new Intl.NumberFormat('en').format(value),
} as Intl.NumberFormat; // the formatter calls nothing else

const FORMATTERS: Formatters = {
  getNumberFormat: (locale, options) =>
    locale === 'en' && !options ? ENGLISH_NUMBERS : new Intl.NumberFormat(locale, options),
  getDateTimeFormat: (...options) => new Intl.DateTimeFormat(...options),
  getPluralRules: (...options) => new Intl.PluralRules(...options),
};

/**
 * Formats a message. Values of other types are converted to strings; numbers and dates follow the locale. `text` is the
 * message's source, for errors.
 * @throws FormatError that names the argument without a value; UnexpectedValueError for a number or plural argument
 * whose value isn't a number.
 */
export function fillMessage(message: ParsedMessage, values: unknown, locale: string, text: string): string {
  const { formats } = IntlMessageFormat;
  const read = readValues(values);
  requireNumbers(message, read);
  const parts = formatToParts(message, locale, FORMATTERS, formats, read, undefined, text);
  return parts.map(({ value }) => value).join('');
}

/** The formatter would write "NaN". */
function requireNumbers(message: ParsedMessage, values: Readonly<Record<string, Filling>>): void {
  for (const element of message) {
    if (isNumberElement(element) || isPluralElement(element)) {
      const value = values[element.value] ?? 0; // a missing one is named by the formatter
      if (Number.isNaN(Number(value)))
        throw new UnexpectedValueError(`The value of "${element.value}"`, 'a number', value);
    }
    if (isPluralElement(element) || isSelectElement(element))
      for (const branch of Object.values(element.options)) requireNumbers(branch.value, values);
  }
}

/** No prototype: an argument named "constructor" must not have an inherited value. */
function readValues(values: unknown): Record<string, Filling> {
  const read: Record<string, Filling> = Object.create(null);
  for (const [name, value] of Object.entries(asRecord(values)))
    if (value !== undefined && value !== null) read[name] = readValue(value);
  return read;
}

function readValue(value: unknown): Filling {
  return typeof value === 'number' || value instanceof Date ? value : String(value);
}

/**
 * Formats a text with values, using the locale's plural rules and number formats.
 * @throws SyntaxError for a malformed message, FormatError that names the argument without a value, RangeError for an
 * invalid locale.
 */
export function fillText(text: string, values: MessageValues = {}, locale = 'en'): string {
  return fillMessage(parseMessage(text), values, locale, text);
}
