import { isValidEmail } from './email';
import type { FieldType, FormField } from './field';
import { missingParts } from './missing';
import { type Subfields, textOf } from './subfields';
import { english, fill, type Texts } from './texts';
import { isUnitedStates, isUsZip } from './us-zip';

const ADDRESS = /^(?:https?:\/\/)?([^\s/?#@:]+)(?::\d{1,5})?(?:[/?#]\S*)?$/i;

/** Characters; browsers and servers take no longer ones. */
const LONGEST = 2048;

/** What a visitor must mend: the English text, its arguments still to be filled in, and the subfields at fault. */
export interface FieldProblem {
  readonly text: string;
  /** Empty where the whole field is meant. */
  readonly subfields: readonly string[];
}

/** What must hold for a field that is not left empty (specification, section 5). */
interface Rule {
  readonly text: string;
  readonly subfields?: readonly string[];
  /** `text` gives a subfield's text without white space around it. */
  holds(text: (name: string) => string, field: FormField, subfields: Subfields): boolean;
}

const RULES: Readonly<Partial<Record<FieldType, Rule>>> = {
  email: {
    text: 'Email is not valid. Email addresses should follow the format {email}.',
    holds: (text) => isValidEmail(text('value')),
  },
  textarea: {
    text: 'You have exceeded the character limit.',
    holds: (_part, { maxLength }, subfields) => !maxLength || textOf(subfields, 'value').length <= maxLength,
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

/** The first thing wrong with what was entered; an optional field that is left empty has nothing wrong. */
export function findProblem(field: FormField, subfields: Subfields): FieldProblem | undefined {
  const { isBlank, missing } = missingParts(field, subfields);
  if (field.required && missing.length) return { text: '{title} is required.', subfields: missing };
  const rule = RULES[field.type];
  const text = (name: string) => textOf(subfields, name).trim();
  if (!rule || isBlank || rule.holds(text, field, subfields)) return undefined;
  return { text: rule.text, subfields: rule.subfields ?? [] };
}

/** The text of what is wrong, in English unless other words are given. */
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
 * A web address as people write it: the protocol may be left out, the path too. Unlike the rule for an owner's links
 * it takes top-level domains of any length: a visitor with a .studio must be able to say so.
 */
export function isWebsite(text: string): boolean {
  if (text.length > LONGEST) return false;
  const [, host = ''] = ADDRESS.exec(text) ?? [];
  const labels = host.split('.');
  const topLevel = labels.at(-1) ?? '';
  return labels.length > 1 && labels.every(Boolean) && topLevel.length > 1 && !/^\d+$/.test(topLevel);
}

/** Whether there is that day. */
export function isRealDate(month: string, day: string, year: string): boolean {
  if (![month, day, year].every(isDigits)) return false;
  const date = new Date(Date.UTC(2000, 0, 1));
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day)); // takes years before 100 as they are
  return date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
}

/** Whether a clock shows that time, of twelve hours or of twenty-four; the seconds may be left out. */
export function isRealTime(hour: string, minute: string, second: string): boolean {
  const isUnder = (text: string, limit: number) => isDigits(text) && Number(text) < limit;
  return isUnder(hour, 24) && isUnder(minute, 60) && isUnder(second || '0', 60);
}

function isDigits(text: string): boolean {
  return /^\d{1,4}$/.test(text.trim());
}
