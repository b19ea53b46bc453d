import { describe, expect, it } from 'vitest';
import { queryValue } from '../../../src/forms/controls/read-subfields';
import {
  decodeFields,
  FIELD_TYPES,
  type FormField,
  faultsInFields,
  plainField,
} from '../../../src/forms/fields/field';
import {
  findProblem,
  isRealDate,
  isRealTime,
  isWebsite,
  problemWith,
} from '../../../src/forms/fields/problem';
import { subfieldsFrom } from '../../../src/forms/fields/subfields-from';
import { isUnitedStates } from '../../../src/forms/fields/us-zip';
import { fieldValue, isUsZip, isValidEmail } from '../../../src/library';

describe('the fields of a page', () => {
  it('are read with everything that is left out empty', () => {
    const data = [
      { type: 'text', id: 'a', title: ' Name ', required: true },
      { type: 'select', id: 'b', options: ['One', 2, 'Three', 'One', ''], required: 'true' },
      { type: 'textarea', id: 'c', maxLength: '200' },
      { type: 'hidden', id: 'd', key: 'source', value: 'letter' },
      { type: 'section', title: 'About', underline: true },
    ];
    expect(decodeFields(data)).toEqual([
      plainField('text', { id: 'a', title: 'Name', required: true }),
      plainField('select', { id: 'b', options: ['One', '2', 'Three'], required: true }),
      plainField('textarea', { id: 'c', maxLength: 200 }),
      plainField('hidden', { id: 'd', key: 'source', value: 'letter' }),
      plainField('section', { title: 'About', underline: true }),
    ]);
  });

  it.each([
    ['', 0],
    [0, 0],
    [-5, 0],
    ['many', 0],
    [null, 0],
    [12.7, 12],
    ['9', 9],
  ])('have %j as a limit of %d characters', (maxLength, limit) => {
    expect(decodeFields([{ type: 'textarea', id: 'a', maxLength }])[0]?.maxLength).toBe(limit);
  });

  it('are left out where they are none, each with the reason', () => {
    const data = [
      { type: 'text', id: 'kept' },
      { type: 'hologram', id: 'odd' },
      { type: 'text' },
      { type: 'email', id: 'kept' },
      'words',
    ];
    expect(decodeFields(data).map(({ id }) => id)).toEqual(['kept']);
    expect(faultsInFields(data)).toEqual([
      'The form field "odd" was ignored: unknown type "hologram".',
      'The form field "text" was ignored: it has no id.',
      'The form field "kept" was ignored: another field has its id.',
      'The form field "" was ignored: unknown type undefined.',
    ]);
  });

  it.each([undefined, null, 7, 'text', {}, { length: 3 }])('are none in %j', (data) => {
    expect(decodeFields(data)).toEqual([]);
  });
});

describe('the value that is sent', () => {
  it.each([
    ['name', { Last: 'Baker', First: 'Ada' }, ['Ada', 'Baker']],
    ['phone', { Areacode: '555', Prefix: '123', Line: '4567' }, ['', '555', '123', '4567']],
    ['phone', { Country: '+1', Areacode: '5', Prefix: '6', Line: '7' }, ['+1', '5', '6', '7']],
    ['address', { Line1: '1 Kiln Road', City: 'Stoke' }, ['1 Kiln Road', '', 'Stoke', '', '', '']],
    ['date', { Month: '2', Day: '29', Year: '2028' }, ['2', '29', '2028']],
    ['time', { Hour: '9', Minute: '30', Ampm: 'AM' }, ['9', '30', '', 'AM']],
    ['likert', { Warm: '-2', Quiet: '0', Near: '', Far: '3' }, { Warm: -2, Quiet: 0 }],
    ['likert', { Warm: -2, Quiet: 0, Far: 3 } as never, { Warm: -2, Quiet: 0 }],
    ['date', { Month: 2, Day: 29, Year: 2028 } as never, ['2', '29', '2028']],
    ['checkbox', { value: ['Bread', 'Pots'] }, ['Bread', 'Pots']],
    ['checkbox', { value: 'Bread' }, ['Bread']],
    ['checkbox', {}, []],
    ['radio', { value: 'Clay' }, 'Clay'],
    ['select', { value: 'Clay' }, 'Clay'],
    ['hidden', { value: 'letter' }, 'letter'],
    ['text', { value: ' as typed ' }, ' as typed '],
    ['text', {}, ''],
    ['section', { value: 'x' }, undefined],
  ] as const)('of a %s with %j is %j', (type, parts, value) => {
    expect(fieldValue(type, parts)).toEqual(value);
  });

  it.each([
    ['phone', ['555', '123', '4567'], ['', '555', '123', '4567']],
    ['phone', ['+49', '555', '123', '4567'], ['+49', '555', '123', '4567']],
    ['name', ['Ada', 'Baker'], ['Ada', 'Baker']],
    ['checkbox', ['Bread'], ['Bread']],
    ['text', 'words', 'words'],
    ['text', ['words'], 'words'],
  ] as const)('of a %s is had from the list %j too', (type, parts, value) => {
    expect(fieldValue(type, parts)).toEqual(value);
  });

  it.each([
    ['name', 'Ada Lovelace', 'an object or an array, got "Ada Lovelace"'],
    ['address', '1 Kiln Road, Stoke', 'an object or an array, got "1 Kiln Road, Stoke"'],
    ['date', '', 'an object or an array, got ""'],
    ['likert', ['2'], 'an object, got an array'],
    ['likert', '2', 'an object, got "2"'],
    ['text', 5, 'an object, an array or a string, got 5'],
  ] as const)('of a %s is not guessed from %j', (type, input, problem) => {
    expect(() => fieldValue(type, input as string)).toThrow(
      `The input of a ${type} field must be ${problem}`,
    );
  });

  it('keeps a statement that every object has a member of', () => {
    const value = fieldValue('likert', Object.fromEntries([['__proto__', '1']]));
    expect(Object.entries(value ?? {})).toEqual([['__proto__', 1]]);
  });
});

const field = (type: FormField['type'], given: Partial<FormField> = {}) =>
  plainField(type, { id: 'f', title: 'Field', ...given });
const required = (type: FormField['type'], given: Partial<FormField> = {}) =>
  field(type, { required: true, ...given });

const ADDRESS = { Line1: '1 Kiln Road', Line2: '', City: 'Ames', State: 'IA', Zip: '50010', Country: 'US' };
const EMAIL_TEXT = 'Email is not valid. Email addresses should follow the format name@example.com.';
const FIELDS_TEXT = 'One or more fields is invalid, please check your entries.';

describe('what is wrong with a field', () => {
  it.each([
    ['an empty text', required('text'), { value: '' }],
    ['white space', required('text'), { value: ' \n\t ' }],
    ['an empty e-mail', required('email'), { value: '' }],
    ['nothing chosen', required('checkbox'), { value: [] }],
    ['nothing selected', required('select'), { value: '' }],
    ['no parts at all', required('name'), {}],
    ['one part of two', required('name'), { First: 'Ada', Last: ' ' }],
    ['a phone without its line', required('phone'), { Areacode: '555', Prefix: '123', Line: '' }],
    [
      'a phone without the country it asks for',
      required('phone', { showCountryCode: true }),
      { Country: '', Areacode: '555', Prefix: '123', Line: '4567' },
    ],
    ['a statement without an answer', required('likert', { options: ['A', 'B'] }), { A: '1' }],
    ['an unanswered statement on the page', required('likert'), { A: '1', B: '' }],
    ['an hour without minutes', required('time'), { Hour: '9', Minute: '', Second: '', Ampm: 'AM' }],
  ] as const)('is, where it is required, %s', (_case, asked, parts) => {
    expect(problemWith(asked, parts)).toBe('Field is required.');
  });

  it.each([
    ['text', { value: 'x' }],
    ['checkbox', { value: ['x'] }],
    ['likert', { A: '0' }],
    ['name', { First: 'Ada', Last: 'Baker' }],
    ['phone', { Areacode: '555', Prefix: '123', Line: '4567' }],
    ['phone', { Country: '', Areacode: '555', Prefix: '123', Line: '4567' }],
    ['address', { ...ADDRESS, State: '', Zip: '', Country: 'Ireland' }],
    ['date', { Month: '12', Day: '31', Year: '2026' }],
    ['time', { Hour: '12', Minute: '00', Second: '', Ampm: 'PM' }],
    ['hidden', { value: '' }],
    ['section', {}],
  ] as const)('is nothing in a required %s with %j', (type, parts) => {
    expect(problemWith(required(type), parts)).toBeUndefined();
  });

  it.each(FIELD_TYPES)('is nothing in an optional %s that is left empty', (type) => {
    expect(problemWith(field(type, { maxLength: 1, options: ['A'] }), {})).toBeUndefined();
    expect(problemWith(field(type), subfieldsFrom(type, ''))).toBeUndefined();
  });

  it('is nothing in an optional address of which only the country is there, as the page has chosen it', () => {
    const chosen = { Line1: '', Line2: '', City: '', State: '', Zip: '', Country: 'United States' };
    expect(problemWith(field('address'), chosen)).toBeUndefined();
    expect(problemWith(field('address'), { ...chosen, City: 'Ames' })).toBe(FIELDS_TEXT);
  });

  it.each([
    ['email', { value: 'ada@' }, EMAIL_TEXT],
    ['number', { value: '1,5' }, 'Enter a number in digits only.'],
    ['number', { value: '-1' }, 'Enter a number in digits only.'],
    ['website', { value: 'kiln' }, 'Enter a web address, such as example.com.'],
    ['date', { Month: '2', Day: '30', Year: '2026' }, 'There is no such date.'],
    ['date', { Month: '2', Day: '', Year: '' }, 'There is no such date.'],
    ['time', { Hour: '9', Minute: '60', Second: '', Ampm: 'AM' }, 'There is no such time.'],
    ['address', { ...ADDRESS, Zip: '1234' }, FIELDS_TEXT],
    ['address', { ...ADDRESS, Zip: '123456', Country: 'united states' }, FIELDS_TEXT],
    ['address', { ...ADDRESS, Zip: '', Country: 'U.S.A.' }, FIELDS_TEXT],
  ] as const)('is said of a %s with %j', (type, parts, text) => {
    expect(problemWith(field(type), parts)).toBe(text);
  });

  it.each([
    ['email', { value: 'ada@kiln.test' }],
    ['number', { value: ' 007 ' }],
    ['website', { value: 'kiln.studio/pots?glaze=blue' }],
    ['currency', { value: 'about ten' }],
    ['twitter', { value: 'no such name!' }],
    ['password', { value: 'with a blank' }],
    ['time', { Hour: '', Minute: '', Second: '00', Ampm: 'AM' }],
    ['address', ADDRESS],
    ['address', { ...ADDRESS, Zip: 'ST4 1AB', Country: 'United Kingdom' }],
  ] as const)('is nothing in a %s with %j', (type, parts) => {
    expect(problemWith(field(type), parts)).toBeUndefined();
  });

  it.each([
    [5, 'four', undefined],
    [5, 'fives', undefined],
    [5, 'sixsix', 'You have exceeded the character limit.'],
    [5, '      ', undefined],
    [0, 'x'.repeat(9999), undefined],
  ])('is, with a limit of %d, in %j: %s', (maxLength, value, text) => {
    expect(problemWith(field('textarea', { maxLength }), { value })).toBe(text);
  });

  it('names the parts at fault', () => {
    expect(findProblem(required('name'), { First: 'Ada', Last: '' })?.subfields).toEqual(['Last']);
    expect(findProblem(field('address'), { ...ADDRESS, Zip: '1' })?.subfields).toEqual(['Zip']);
    expect(findProblem(field('email'), { value: 'ada' })?.subfields).toEqual([]);
  });

  it('has a word for a field without a title', () => {
    expect(problemWith(required('text', { title: '' }), {})).toBe('This field is required.');
  });
});

describe('an e-mail address', () => {
  it.each(['a@b.co', 'ada.baker+kiln@mail.example.com', 'ä@ö.de', `${'a'.repeat(244)}@example.com`])(
    'is %s',
    (text) => expect(isValidEmail(text)).toBe(true),
  );
  it.each([
    '',
    'a@',
    '@b.co',
    'a@b',
    'a@b.',
    'a@.co',
    'a@b..co',
    'a b@c.de',
    ' a@b.co',
    'a@b@c.de',
    `${'a'.repeat(245)}@example.com`,
  ])('is not "%s"', (text) => expect(isValidEmail(text)).toBe(false));
});

describe('addresses', () => {
  it.each(['12345', '00000'])('%s is a postal code of the United States', (text) =>
    expect(isUsZip(text)).toBe(true),
  );
  it.each(['', '1234', '123456', '12345-6789', ' 12345', '12345\n', 'abcde', '１２３４５'])(
    '"%s" is none',
    (text) => expect(isUsZip(text)).toBe(false),
  );
  it.each([
    ['US', true],
    [' usa ', true],
    ['u.s.', true],
    ['United States of America', true],
    ['Belarus', false],
    ['', false],
    ['United Kingdom', false],
  ])('"%s" is the United States: %s', (text, is) => expect(isUnitedStates(text)).toBe(is));

  it.each([
    ['example.com', true],
    ['https://example.com:8080/a?b#c', true],
    ['HTTP://a.b.c.museum', true],
    ['bücher.example', true],
    ['kiln.xn--p1ai', true],
    ['example', false],
    ['example.c', false],
    ['.com', false],
    ['a..com', false],
    ['1.2.3.4', false],
    ['javascript:alert(1)', false],
    ['ftp://example.com', false],
    ['two words.com', false],
    ['a@example.com', false],
  ])('"%s" is a website: %s', (text, is) => expect(isWebsite(text)).toBe(is));
});

describe('days and times', () => {
  it.each([
    ['2', '29', '2028', true],
    ['2', '29', '2100', false],
    ['02', ' 28', '0099', true],
    ['0', '1', '2026', false],
    ['13', '1', '2026', false],
    ['4', '31', '2026', false],
    ['4', '0', '2026', false],
    ['four', '1', '2026', false],
    ['1e0', '1', '2026', false],
    ['', '', '', false],
  ])('%s/%s/%s is a day: %s', (month, day, year, is) => expect(isRealDate(month, day, year)).toBe(is));

  it.each([
    ['12', '00', '', true],
    ['0', '59', '59', true],
    ['23', '5', '0', true],
    ['24', '00', '', false],
    ['9', '60', '', false],
    ['9', '00', '60', false],
    ['9', '', '', false],
    ['-1', '0', '', false],
  ])('%s:%s:%s is a time: %s', (hour, minute, second, is) =>
    expect(isRealTime(hour, minute, second)).toBe(is),
  );
});

describe('a hidden field', () => {
  it.each([
    ['source', '?source=letter', 'letter'],
    ['source', '?source=', ''],
    ['source', '?source=a&source=b', 'a'],
    ['source', '?other=a', 'own'],
    ['source', '?SOURCE=a', 'own'],
    ['source', '?source=%E0%A4%A', '\uFFFD%A'],
    ['__proto__', '', 'own'],
    ['', '?=a', 'own'],
  ])('with the key %s on a page at %s holds %j', (key, search, value) => {
    expect(queryValue(key, 'own', search)).toBe(value);
  });
});
