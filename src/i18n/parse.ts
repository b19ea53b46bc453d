import { type MessageFormatElement, parse } from '@formatjs/icu-messageformat-parser';
import { refuseUnsupported } from './supported';
import { syntaxErrorOf } from './syntax-error';

/** A message as the formatter takes it: its literal pieces and its arguments, in their order. */
export type ParsedMessage = MessageFormatElement[];

/** A refused number skeleton leaves the parser in the middle of its pattern, and it would pass over the next one. */
const HEALING = '{n, number, ::.0}';

/**
 * Reads an ICU message: arguments, plural, selectordinal, select, number, date and time. Markup in it is plain text.
 * @throws SyntaxError "Expected … but … found …" for everything else, and for what could never be formatted: an
 * unknown type, style or plural form, a branch that is missing, nesting that is too deep for the machine.
 */
export function parseMessage(text: string): ParsedMessage {
  try {
    const message = parse(text, { ignoreTag: true });
    refuseUnsupported(message);
    return message;
  } catch (error) {
    parse(HEALING);
    throw syntaxErrorOf(error, text);
  }
}
