import {
  isDateElement,
  isNumberElement,
  isPluralElement,
  isSelectElement,
  isTimeElement,
  type Location,
  type MessageFormatElement,
  parse,
} from '@formatjs/icu-messageformat-parser';
import { messageOf } from '../data/errors';
import { quote } from '../data/require';

/** A parsed message for the formatter: literal text and arguments, in order. */
export type ParsedMessage = MessageFormatElement[];

/**
 * After an invalid number skeleton the parser's pattern keeps its position and would miss the next skeleton; parsing
 * this resets it.
 */
const VALID_SKELETON = '{n, number, ::.0}';

/**
 * Parses an ICU message: arguments, plural, selectordinal, select, number, date and time. Markup in it is plain text.
 * @throws SyntaxError "Expected … but … found …" for malformed messages and for those that could never be formatted: an
 * unknown type, style or plural form, a missing branch, or nesting too deep for the machine.
 */
export function parseMessage(text: string): ParsedMessage {
  try {
    const message = parse(text, { ignoreTag: true });
    refuseUnsupported(message);
    return message;
  } catch (error) {
    parse(VALID_SKELETON);
    throw syntaxErrorOf(error, text);
  }
}

const PLURAL_FORM = /^(zero|one|two|few|many|other|=.*)$/;
const LENGTHS = ['short', 'medium', 'long', 'full'];

/** The parser accepts any word as a style or a plural form, and the formatter ignores unknown ones. */
function refuseUnsupported(message: readonly MessageFormatElement[]): void {
  for (const element of message) {
    if (isNumberElement(element)) requireOneOf(['integer', 'percent'], element.style);
    if (isDateElement(element) || isTimeElement(element)) requireOneOf(LENGTHS, element.style);
    if (isPluralElement(element)) Object.keys(element.options).forEach(requirePluralForm);
    if (isPluralElement(element) || isSelectElement(element))
      for (const { value } of Object.values(element.options)) refuseUnsupported(value);
  }
}

/** Skeletons are objects; the parser has already validated them. */
function requireOneOf(known: readonly string[], style: unknown): void {
  if (typeof style === 'string' && !known.includes(style))
    throw new SyntaxError(`Expected ${known.join(', ')} or a skeleton but ${quote(style)} found`);
}

function requirePluralForm(form: string): void {
  if (!PLURAL_FORM.test(form))
    throw new SyntaxError(
      `Expected zero, one, two, few, many, other or = and a number but ${quote(form)} found`,
    );
}

/** What the parser expected, by error name. */
const EXPECTED: ReadonlyMap<string, string> = new Map([
  ['EXPECT_ARGUMENT_CLOSING_BRACE', '"}"'],
  ['EMPTY_ARGUMENT', 'the name of an argument'],
  ['MALFORMED_ARGUMENT', 'the name of an argument, then "," or "}"'],
  ['EXPECT_ARGUMENT_TYPE', 'number, date, time, plural, selectordinal or select'],
  ['INVALID_ARGUMENT_TYPE', 'number, date, time, plural, selectordinal or select'],
  ['EXPECT_ARGUMENT_STYLE', 'a style'],
  ['INVALID_NUMBER_SKELETON', 'a number skeleton'],
  ['EXPECT_DATE_TIME_SKELETON', 'a date or time skeleton'],
  ['UNCLOSED_QUOTE_IN_ARGUMENT_STYLE', 'a closing apostrophe'],
  ['EXPECT_SELECT_ARGUMENT_OPTIONS', '"," and branches'],
  ['EXPECT_PLURAL_ARGUMENT_OFFSET_VALUE', '":" and a whole number'],
  ['INVALID_PLURAL_ARGUMENT_OFFSET_VALUE', 'a whole number'],
  ['EXPECT_SELECT_ARGUMENT_SELECTOR', 'a branch'],
  ['EXPECT_PLURAL_ARGUMENT_SELECTOR', 'a branch'],
  ['EXPECT_SELECT_ARGUMENT_SELECTOR_FRAGMENT', '"{"'],
  ['EXPECT_PLURAL_ARGUMENT_SELECTOR_FRAGMENT', '"{"'],
  ['INVALID_PLURAL_ARGUMENT_SELECTOR', 'a whole number'],
  ['DUPLICATE_PLURAL_ARGUMENT_SELECTOR', 'each branch once'],
  ['DUPLICATE_SELECT_ARGUMENT_SELECTOR', 'each branch once'],
  ['MISSING_OTHER_CLAUSE', 'a branch "other"'],
]);

/** Errors about a range of the text; all others are about what follows it. */
const ABOUT_RANGE = /^(EMPTY|INVALID|DUPLICATE)_|DATE_TIME_SKELETON$/;

/** Converts any parse error to a SyntaxError that says what was expected, what was found, and where. */
function syntaxErrorOf(thrown: unknown, text: string): SyntaxError {
  return new SyntaxError(`${explain(thrown, text)} in the message ${quote(text)}`, { cause: thrown });
}

function explain(thrown: unknown, text: string): string {
  const problem = messageOf(thrown);
  const location = (thrown as { location?: Location }).location;
  const expected = EXPECTED.get(problem);
  if (expected && location) return `Expected ${expected} but ${foundAt(location, problem, text)}`;
  if (thrown instanceof SyntaxError) return problem;
  return `Expected a message of bearable depth and known skeletons but another one found (${quote(problem)})`;
}

function foundAt({ start, end }: Location, problem: string, text: string): string {
  const isRange = ABOUT_RANGE.test(problem);
  const found = isRange ? text.slice(start.offset, end.offset) : characterAt(text, end.offset);
  const { line, column } = isRange ? start : end;
  return `${found ? quote(found) : 'the end'} found at line ${line}, column ${column}`;
}

function characterAt(text: string, offset: number): string {
  const code = text.codePointAt(offset);
  return code === undefined ? '' : String.fromCodePoint(code);
}
