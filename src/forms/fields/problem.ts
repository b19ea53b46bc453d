import { english, fill, type Texts } from '../texts';
import { isValidEmail } from './email';
import type { FieldType, FormField } from './field';
import { missingSubfields } from './missing';
import { type Subfields, textIn } from './subfields';
import { isUnitedStates, isUsZip } from './us-zip';

const ADDRESS = /^(?:https?:\/\/)?([^\s/?#@:]+)(?::\d{1,5})?(?:[/?#]\S*)?$/i;

/** Maximum characters of an address that browsers and servers accept. */
const LONGEST = 2048;

/** A validation problem: the English message, with its arguments not yet filled in, and the invalid subfields. */
interface FieldProblem {
  readonly text: string;
  /** Empty if the whole field is meant. */
  readonly subfields: readonly string[];
}

/** A rule for a field that isn't empty (specification, section 5). */
interface Rule {
  readonly text: string;
  readonly subfields?: readonly string[];
  /** `text` returns a subfield's trimmed text. */
  holds(text: (name: string) => string, field: FormField, subfields: Subfields): boolean;
}

const RULES: Readonly<Partial<Record<FieldType, Rule>>> = {
  email: {
    text: 'Email is not valid. Email addresses should follow the format {email}.',
    holds: (text) => isValidEmail(text('value')),
  },
  textarea: {
    text: 'You have exceeded the character limit.',
    holds: (_part, { maxLength }, subfields) => !maxLength || textIn(subfields, 'value').length <= maxLength,
  },
  number: { text: 'Enter a number in digits only.', holds: (text) => /^\d+$/.test(text('value')) },
  website: { text: 'Enter a web address, such as example.com.', holds: (text) => isWebsite(text('value')) },
  address: {
    text: 'One or more fields is invalid, please check your entries.',
    subfields: ['Zip'],
    holds: (text) => !isUnitedStates(text('Country')) || isUsZip(text('Zip')),
  },
  date: {
    text: 'There is no such date.',
    holds: (text) => isRealDate(text('Month'), text('Day'), text('Year')),
  },
  time: {
    text: 'There is no such time.',
    holds: (text) => isRealTime(text('Hour'), text('Minute'), text('Second')),
  },
};

/** The first problem with the input; an empty optional field has none. */
export function findProblem(field: FormField, subfields: Subfields): FieldProblem | undefined {
  const { isBlank, missing } = missingSubfields(field, subfields);
  if (field.required && missing.length) return { text: '{title} is required.', subfields: missing };
  const rule = RULES[field.type];
  const text = (name: string) => textIn(subfields, name).trim();
  if (!rule || isBlank || rule.holds(text, field, subfields)) return undefined;
  return { text: rule.text, subfields: rule.subfields ?? [] };
}

/** The message for a problem, in English unless other texts are passed. */
export function problemWith(
  field: FormField,
  subfields: Subfields,
  texts: Texts = english,
): string | undefined {
  const found = findProblem(field, subfields);
  const title = field.title || texts('This field');
  return found && fill(texts(found.text), { title, email: 'name@example.com' });
}

/**
 * A web address as people type it: protocol and path are optional. Unlike the rule for owners' links it accepts
 * top-level domains of any length, such as .studio.
 */
export function isWebsite(text: string): boolean {
  if (text.length > LONGEST) return false;
  const [, host = ''] = ADDRESS.exec(text) ?? [];
  const labels = host.split('.');
  const topLevel = labels.at(-1) ?? '';
  return labels.length > 1 && labels.every(Boolean) && topLevel.length > 1 && !/^\d+$/.test(topLevel);
}

export function isRealDate(month: string, day: string, year: string): boolean {
  if (![month, day, year].every(isDigits)) return false;
  const date = new Date(Date.UTC(2000, 0, 1));
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day)); // unlike the constructor, keeps years below 100
  return date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
}

/** Whether a time is valid on a 12- or 24-hour clock; seconds are optional. */
export function isRealTime(hour: string, minute: string, second: string): boolean {
  const isUnder = (text: string, limit: number) => isDigits(text) && Number(text) < limit;
  return isUnder(hour, 24) && isUnder(minute, 60) && isUnder(second || '0', 60);
}

function isDigits(text: string): boolean {
  return /^\d{1,4}$/.test(text.trim());
}
