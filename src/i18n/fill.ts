import { type Formatters, formatToParts, IntlMessageFormat } from 'intl-messageformat';
import { asRecord } from '../data/fields';
import type { MessageValues } from './message-values';
import { type ParsedMessage, parseMessage } from './parse';

type Filling = string | number | Date;

/**
 * English writes a count below a thousand as it is. The first formatter of numbers on a page takes the browser longer
 * than a frame; plural rules take it no time.
 */
const ENGLISH_NUMBERS = {
  format: (value: number) =>
    Number.isInteger(value) && value >= 0 && value < 1000
      ? `${value}`
      : new Intl.NumberFormat('en').format(value),
} as Intl.NumberFormat; // nothing else of it is called

const FORMATTERS: Formatters = {
  getNumberFormat: (locale, options) =>
    locale === 'en' && !options ? ENGLISH_NUMBERS : new Intl.NumberFormat(locale, options),
  getDateTimeFormat: (...options) => new Intl.DateTimeFormat(...options),
  getPluralRules: (...options) => new Intl.PluralRules(...options),
};

/**
 * The words of a message. Values come out as text, whatever they are; numbers and dates are written as the locale has
 * them. `text` is the message as it was written, for errors.
 * @throws FormatError that names the argument without a value.
 */
export function fillMessage(message: ParsedMessage, values: unknown, locale: string, text: string): string {
  const { formats } = IntlMessageFormat;
  const parts = formatToParts(message, locale, FORMATTERS, formats, readValues(values), undefined, text);
  return parts.map(({ value }) => value).join('');
}

/** Without a prototype: an argument named "constructor" has no value by itself. */
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
 * Fills a message with values, by the plural rules and number forms of a locale.
 * @throws SyntaxError for a malformed message, FormatError that names the argument without a value, RangeError for a
 * locale that is none.
 */
export function formatMessage(text: string, values: MessageValues = {}, locale = 'en'): string {
  return fillMessage(parseMessage(text), values, locale, text);
}
