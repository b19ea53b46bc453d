import { isRealDate, isRealTime } from './calendar';
import { isValidEmail } from './email';
import type { FieldType, FormField } from './field';
import { type Parts, textOf } from './field-parts';
import { missingParts } from './missing';
import { english, fill, type Texts } from './texts';
import { isUnitedStates, isUsZip } from './us-zip';
import { isWebsite } from './website';

/** What a visitor must mend: the English text, its arguments still to be filled in, and the parts at fault. */
export interface FieldProblem {
  readonly text: string;
  /** Empty where the whole field is meant. */
  readonly parts: readonly string[];
}

/** What must hold for a field that is not left empty (specification, section 5). */
interface Rule {
  readonly text: string;
  readonly parts?: readonly string[];
  /** `part` gives a part's text without white space around it. */
  holds(part: (name: string) => string, field: FormField, parts: Parts): boolean;
}

const RULES: Readonly<Partial<Record<FieldType, Rule>>> = {
  email: {
    text: 'Email is not valid. Email addresses should follow the format {email}.',
    holds: (part) => isValidEmail(part('value')),
  },
  textarea: {
    text: 'You have exceeded the character limit.',
    holds: (_part, { maxLength }, parts) => !maxLength || textOf(parts, 'value').length <= maxLength,
  },
  number: { text: 'Enter a number in digits only.', holds: (part) => /^\d+$/.test(part('value')) },
  website: { text: 'Enter a web address, such as example.com.', holds: (part) => isWebsite(part('value')) },
  address: {
    text: 'One or more fields is invalid, please check your entries.',
    parts: ['Zip'],
    holds: (part) => !isUnitedStates(part('Country')) || isUsZip(part('Zip')),
  },
  date: {
    text: 'There is no such date.',
    holds: (part) => isRealDate(part('Month'), part('Day'), part('Year')),
  },
  time: {
    text: 'There is no such time.',
    holds: (part) => isRealTime(part('Hour'), part('Minute'), part('Second')),
  },
};

/** The first thing wrong with what was entered; an optional field that is left empty has nothing wrong. */
export function findProblem(field: FormField, parts: Parts): FieldProblem | undefined {
  const { isBlank, missing } = missingParts(field, parts);
  if (field.required && missing.length) return { text: '{title} is required.', parts: missing };
  const rule = RULES[field.type];
  const part = (name: string) => textOf(parts, name).trim();
  if (!rule || isBlank || rule.holds(part, field, parts)) return undefined;
  return { text: rule.text, parts: rule.parts ?? [] };
}

/** The text of what is wrong, in English unless other words are given. */
export function problemWith(field: FormField, parts: Parts, texts: Texts = english): string | undefined {
  const found = findProblem(field, parts);
  const title = field.title || texts('This field');
  return found && fill(texts(found.text), { title, email: 'name@example.com' });
}
