import { fillMessage, type MessageValues } from './fill';
import { parseMessage } from './parse';

/**
 * Fills a message with values, by the plural rules and number forms of a locale.
 * @throws SyntaxError for a malformed message, FormatError that names the argument without a value, RangeError for a
 * locale that is none.
 */
export function formatMessage(text: string, values: MessageValues = {}, locale = 'en'): string {
  return fillMessage(parseMessage(text), values, locale, text);
}
