import { asRecord, ownProperty, readText } from '../data/fields';
import { translationOf } from '../i18n/t';
import type { Runtime } from '../runtime/types';

/** One of our texts in the visitor's language; arguments such as {title} are not filled in yet. */
export type Texts = (english: string) => string;

/** All arguments that a field's text may have. */
type Values = Partial<Readonly<Record<'title' | 'email' | 'count' | 'max', string>>>;

export const english: Texts = (text) => text;

/** Keys of our longer texts in a published form's strings; labels use keys derived from their text. */
const NAMES: Readonly<Record<string, string>> = {
  '{title} is required.': 'required',
  'Email is not valid. Email addresses should follow the format {email}.': 'invalidEmail',
  'Enter a web address, such as example.com.': 'invalidUrl',
  'Enter a number in digits only.': 'invalidUnsignedNumber',
  'There is no such date.': 'invalidDate',
  'Unable to submit form. Please try again later.': 'submitError',
};

const FILLED: Values = { title: '', email: '', count: '', max: '' };

/** Texts from the form's own strings, else the site's, else the English ones. */
export function textsFor({ site }: Runtime, localizedStrings: unknown): Texts {
  return (english) => {
    const message = ofForm(localizedStrings, english) ?? (translationOf(site, english) || english);
    return /[{}]/.test(fill(message, FILLED)) ? english : message;
  };
}

/** A text with its arguments filled in. */
export function fill(message: string, values: Values): string {
  return message.replace(
    /\{(title|email|count|max)\}/g,
    (whole, name: keyof Values) => values[name] ?? whole,
  );
}

/** Validation messages are in `validation`, labels in a group for their field, and some texts at the top level. */
function ofForm(localizedStrings: unknown, english: string): string | undefined {
  const { validation, ...others } = asRecord(localizedStrings);
  const name = NAMES[english];
  const groups = name ? [validation, others] : [others, ...Object.values(others)];
  const found = groups.map((group) =>
    readText(undefined)(ownProperty(asRecord(group), name ?? labelName(english))),
  );
  return found.find(Boolean)?.replace('{0}', '{title}');
}

/** The key of "Zip/Postal Code" is `zipPostalCode`. */
function labelName(label: string): string {
  const [first = '', ...others] = label.toLowerCase().match(/\w+/g) ?? [];
  return first + others.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}
