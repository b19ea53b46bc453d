import { describe, expect, it } from 'vitest';
import { counterLevel } from '../../../src/forms/features/counter';
import { countriesIn } from '../../../src/forms/fields/countries';
import { plainField } from '../../../src/forms/fields/field';
import { problemWith } from '../../../src/forms/fields/problem';
import { textsFor } from '../../../src/forms/texts';
import type { Runtime } from '../../../src/runtime/types';

const required = (title: string) => plainField('text', { id: 'f', title, required: true });

describe('the words of a form', () => {
  const runtime = (messages: Record<string, unknown>) => ({ site: { messages } }) as unknown as Runtime;
  const say = (messages: Record<string, unknown>, strings: unknown, english: string) =>
    problemWith(required('Nom'), {}, textsFor(runtime(messages), strings)) &&
    textsFor(runtime(messages), strings)(english);
  const REQUIRED = '{title} is required.';

  it.each([
    ['English', {}, undefined, REQUIRED],
    ['the site’s', { [REQUIRED]: '{title} est requis.' }, undefined, '{title} est requis.'],
    [
      'its own before the site’s',
      { [REQUIRED]: 'x' },
      { validation: { required: '{0} manque.' } },
      '{title} manque.',
    ],
    ['English where its own are none', {}, { validation: { required: 7 } }, REQUIRED],
    ['English where its own are broken', {}, { validation: 'required' }, REQUIRED],
    ['English where an argument is unknown', {}, { validation: { required: '{0} {1}' } }, REQUIRED],
  ])('are %s', (_case, messages, strings, text) => {
    expect(say(messages, strings, REQUIRED)).toBe(text);
  });

  it.each([
    ['First Name', { name: { firstName: 'Prénom' } }, 'Prénom'],
    ['Zip/Postal Code', { address: { zipPostalCode: 'Code postal' } }, 'Code postal'],
    ['AM/PM', { time: { amPm: 'Matin ou soir' } }, 'Matin ou soir'],
    ['Strongly Disagree', { likert: { stronglyDisagree: 'Pas du tout' } }, 'Pas du tout'],
    ['Submit', { submit: 'Envoyer' }, 'Envoyer'],
    ['(required)', { required: '(obligatoire)', validation: { required: 'x' } }, '(obligatoire)'],
    ['(required)', { validation: { required: 'x' } }, '(required)'],
    ['There is no such date.', { validation: { invalidDate: 'Pas de date.' } }, 'Pas de date.'],
    ['Unable to submit form. Please try again later.', { submitError: 'Non.' }, 'Non.'],
    ['City', { address: { city: { text: 'Ville' } } }, 'City'],
    ['City', { address: 'city' }, 'City'],
  ])('say "%s" as %j has it: %s', (english, strings, words) => {
    expect(textsFor(runtime({}), strings)(english)).toBe(words);
  });

  it('fill the title in, whatever it holds', () => {
    const odd = required('$& {email}');
    expect(problemWith(odd, {})).toBe('$& {email} is required.');
  });
});

describe('countries', () => {
  it('have names in the page’s language, in its order, and calling codes', () => {
    const german = countriesIn('de');
    expect(german).toHaveLength(245);
    expect(german).toContainEqual({ name: 'Deutschland', callingCode: '+49', isHome: false });
    expect(german.map(({ name }) => name).indexOf('Österreich')).toBeLessThan(
      german.map(({ name }) => name).indexOf('Peru'),
    );
    expect(countriesIn('en')).toContainEqual({ name: 'United States', callingCode: '+1', isHome: false });
  });

  it('are each named once', () => {
    const names = countriesIn('en').map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('a counter', () => {
  it.each([
    [0, 100, 0],
    [74, 100, 0],
    [75, 100, 1],
    [90, 100, 2],
    [100, 100, 3],
    [101, 100, 4],
    [0, 1, 0],
    [1, 1, 3],
  ])('at %d of %d is at level %d', (count, max, level) => {
    expect(counterLevel(count, max)).toBe(level);
  });
});
