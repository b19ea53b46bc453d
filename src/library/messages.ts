/** Messages for callers without types. */

import { FormatError } from 'intl-messageformat';
import { quote, requireObject, requireText, UnexpectedValueError } from '../data/require';
import { fillText } from '../i18n/fill';
import type { MessageValues } from '../i18n/message-values';
import * as parse from '../i18n/parse';

/** A part of a message: literal text (type 0), or an argument's name with the branches of a plural or select. */
export interface MessageElement {
  readonly type: number;
  readonly value?: string;
  readonly options?: Readonly<Record<string, { readonly value: ParsedMessage }>>;
}

/** The elements of a message, in order. */
export type ParsedMessage = readonly MessageElement[];

/**
 * Parses an ICU message: arguments, plural, selectordinal, select, number, date and time. Markup in it is plain text.
 * @throws SyntaxError "Expected … but … found …" for malformed messages and those that could never be formatted;
 * UnexpectedValueError for anything but a string.
 */
export function parseMessage(text: string): ParsedMessage {
  return parse.parseMessage(requireText('A message', text));
}

/**
 * Formats a message with values, using the locale's plural rules and number formats.
 * @throws SyntaxError for a malformed message, FormatError that names the argument without a value, RangeError for an
 * invalid locale, UnexpectedValueError for anything but a string and for values of unsupported types.
 */
export function formatMessage(text: string, values: MessageValues = {}, locale = 'en'): string {
  const [message, read, tag] = [requireText('A message', text), readValues(values), readLocale(locale)];
  try {
    return fillText(message, read, tag);
  } catch (error) {
    if (error instanceof FormatError) nameMessage(error, message);
    throw error;
  }
}

/** Inside of a branch the formatter no longer knows the message, and calls it "undefined". */
function nameMessage(error: FormatError, text: string): void {
  if (error.originalMessage === undefined)
    error.message = error.message.replace(/"undefined"$/, () => `"${text}"`);
}

function readValues(values: MessageValues): MessageValues {
  for (const [name, value] of Object.entries(requireObject('The values of a message', values)))
    if (!hasText(value))
      throw new UnexpectedValueError(`The value of "${name}"`, 'a string, number or date', value);
  return values;
}

function hasText(value: unknown): boolean {
  try {
    return typeof String(value) === 'string';
  } catch {
    return false;
  }
}

function readLocale(locale: string): string {
  const tag = requireText('The locale of a message', locale);
  try {
    return new Intl.Locale(tag).toString();
  } catch {
    throw new RangeError(`The locale of a message must be a tag such as en-GB, got ${quote(tag)}`);
  }
}
