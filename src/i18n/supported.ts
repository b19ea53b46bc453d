import {
  isDateElement,
  isNumberElement,
  isPluralElement,
  isSelectElement,
  isTimeElement,
  type MessageFormatElement,
} from '@formatjs/icu-messageformat-parser';
import { quote } from '../data/quote';

const PLURAL_FORM = /^(zero|one|two|few|many|other|=.*)$/;
const LENGTHS = ['short', 'medium', 'long', 'full'];

/** The parser takes any word as a style or a plural form; the formatter would pass over those that it doesn't know. */
export function refuseUnsupported(message: readonly MessageFormatElement[]): void {
  for (const element of message) {
    if (isNumberElement(element)) requireOneOf(['integer', 'percent'], element.style);
    if (isDateElement(element) || isTimeElement(element)) requireOneOf(LENGTHS, element.style);
    if (isPluralElement(element)) Object.keys(element.options).forEach(requirePluralForm);
    if (isPluralElement(element) || isSelectElement(element))
      for (const { value } of Object.values(element.options)) refuseUnsupported(value);
  }
}

/** Skeletons are objects, and have been read by the parser. */
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
