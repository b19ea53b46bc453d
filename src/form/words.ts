import { fieldsOf, own, text } from '../runtime/fields';
import { siteDetails } from '../runtime/site-details';
import type { Runtime } from '../types';

/** A text of ours as the visitor reads it; arguments such as {title} are still to be filled in. */
export type Words = (english: string) => string;

/** Every argument that a text of a field may have. */
type Values = Partial<Readonly<Record<'title' | 'email' | 'count' | 'max', string>>>;

export const english: Words = (text) => text;

/** Where the strings of a published form have a text of ours. */
const PLACES: Readonly<Record<string, string>> = {
  '{title} is required.': 'validation.required',
  'Email is not valid. Email addresses should follow the format {email}.': 'validation.invalidEmail',
  'Enter a web address, such as example.com.': 'validation.invalidUrl',
  'Enter a number in digits only.': 'validation.invalidUnsignedNumber',
  'There is no such date.': 'validation.invalidDate',
  'Unable to submit form. Please try again later.': 'submitError',
  'First Name': 'name.firstName',
  'Last Name': 'name.lastName',
  'Country code': 'phone.country',
  'Area code': 'phone.areaCode',
  Prefix: 'phone.prefix',
  Line: 'phone.line',
  'Address 1': 'address.address1',
  'Address 2': 'address.address2',
  City: 'address.city',
  'State/Province': 'address.stateProvince',
  'Zip/Postal Code': 'address.zipPostalCode',
  Country: 'address.country',
  Month: 'date.month',
  Day: 'date.day',
  Year: 'date.year',
  Hour: 'time.hour',
  Minute: 'time.minute',
  Second: 'time.second',
  'AM/PM': 'time.amPm',
  'Strongly Disagree': 'likert.stronglyDisagree',
  Disagree: 'likert.disagree',
  Neutral: 'likert.neutral',
  Agree: 'likert.agree',
  'Strongly Agree': 'likert.stronglyAgree',
};

/** The words of a form's own strings, else the site's, else the English. */
export function wordsFor({ site }: Runtime, localizedStrings: unknown): Words {
  return (english) => {
    const words =
      ofForm(localizedStrings, english) ?? text(english)(own(siteDetails(site).messages, english));
    return /[{}]/.test(fill(words, FILLED)) ? english : words;
  };
}

/** A text with its arguments filled in. */
export function fill(words: string, values: Values): string {
  return words.replace(/\{(title|email|count|max)\}/g, (whole, name: keyof Values) => values[name] ?? whole);
}

const FILLED: Values = { title: '', email: '', count: '', max: '' };

function ofForm(localizedStrings: unknown, english: string): string | undefined {
  const [group = '', name] = PLACES[english]?.split('.') ?? [];
  const found = own(fieldsOf(localizedStrings), group);
  return text(undefined)(name ? own(fieldsOf(found), name) : found)?.replace('{0}', '{title}');
}
