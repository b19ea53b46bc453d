import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isValidEmail } from '../../../src/forms/fields/email';
import { decodeFields, FIELD_TYPES, plainField } from '../../../src/forms/fields/field';
import { isWebsite, problemWith } from '../../../src/forms/fields/problem';
import { subfieldsFrom } from '../../../src/forms/fields/subfields-from';
import { fieldValue } from '../../../src/forms/fields/value';
import { expectLinearTime } from '../../linear-time';

const type = fc.constantFrom(...FIELD_TYPES);
const part = fc.oneof(fc.string(), fc.array(fc.string()));
const parts = fc.dictionary(
  fc.oneof(fc.string(), fc.constantFrom('value', 'First', 'Zip', 'Country', 'Month', '__proto__')),
  part,
);

describe('fields of a form', () => {
  it('are read from any data, each with an id of its own', () => {
    const row = fc.oneof(
      fc.anything(),
      fc.record({ type, id: fc.constantFrom('a', 'b', 'c'), options: fc.anything() }, { requiredKeys: [] }),
    );
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.array(row)), (data) => {
        const ids = decodeFields(data).flatMap(({ id }) => id || []);
        expect(ids).toEqual([...new Set(ids)]);
      }),
    );
  });

  it('have a value that JSON can carry, and are checked without an error, whatever was entered', () => {
    fc.assert(
      fc.property(type, parts, fc.boolean(), fc.nat(9), (kind, entered, required, maxLength) => {
        const text = problemWith(plainField(kind, { id: 'f', required, maxLength }), entered);
        expect(text).not.toBe('');
        const value = fieldValue(kind, entered);
        if (value !== undefined) expect(JSON.parse(JSON.stringify(value))).toEqual(value);
      }),
    );
  });

  it('come out of what was sent as they were entered', () => {
    fc.assert(
      fc.property(type, parts, (kind, entered) => {
        const sent = fieldValue(kind, entered);
        expect(fieldValue(kind, subfieldsFrom(kind, sent))).toEqual(sent);
      }),
    );
  });

  it('are found right or wrong by a server as by the page', () => {
    fc.assert(
      fc.property(type, parts, fc.boolean(), (kind, entered, required) => {
        const field = plainField(kind, { id: 'f', title: 'Field', required, options: ['A'] });
        const sent = subfieldsFrom(kind, fieldValue(kind, entered));
        expect(problemWith(field, subfieldsFrom(kind, fieldValue(kind, sent)))).toBe(
          problemWith(field, sent),
        );
      }),
    );
  });
});

describe('rules', () => {
  it.each([
    (size: number) => 'a'.repeat(size),
    (size: number) => 'a.'.repeat(size),
    (size: number) => '@'.repeat(size),
    (size: number) => `a@${'b.'.repeat(size)}`,
    (size: number) => ' '.repeat(size),
    (size: number) => '1'.repeat(size),
    (size: number) => `http://${'a:'.repeat(size)}`,
  ])('take no longer than the length of the text asks for (%#)', (make) => {
    for (const kind of FIELD_TYPES) {
      const field = plainField(kind, { id: 'f', required: true, maxLength: 5 });
      expectLinearTime((text) => problemWith(field, subfieldsFrom(kind, text)), make);
    }
    expectLinearTime(isValidEmail, make);
    expectLinearTime(isWebsite, make);
  });

  it('refuse every e-mail address with white space or two @', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(' ', '@@', '\n'), fc.string(), (before, odd, after) => {
        expect(isValidEmail(before + odd + after)).toBe(false);
      }),
    );
  });
});
