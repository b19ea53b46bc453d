import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { isValidEmail } from '../../../src/forms/email';
import { decodeFields, FIELD_TYPES, plainField } from '../../../src/forms/field';
import { problemWith } from '../../../src/forms/problem';
import { subfieldsFrom } from '../../../src/forms/subfields-from';
import { fieldValue } from '../../../src/forms/value';
import { isWebsite } from '../../../src/forms/website';

const type = fc.constantFrom(...FIELD_TYPES);
const part = fc.oneof(fc.string(), fc.array(fc.string()));
const parts = fc.dictionary(
  fc.oneof(fc.string(), fc.constantFrom('value', 'First', 'Zip', 'Country', 'Month', '__proto__')),
  part,
);

describe('fields of a form', () => {
  it('are read from any data, each with an id of its own', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
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
    'a'.repeat(1e6),
    'a.'.repeat(5e5),
    '@'.repeat(1e6),
    `a@${'b.'.repeat(5e5)}`,
    ' '.repeat(1e6),
    '1'.repeat(1e6),
    `http://${'a:'.repeat(5e5)}`,
  ])('take a million characters in less than 50 ms (%#)', (text) => {
    for (const kind of FIELD_TYPES) {
      const field = plainField(kind, { id: 'f', required: true, maxLength: 5 });
      expect(timeOf(() => problemWith(field, subfieldsFrom(kind, text)))).toBeLessThan(50);
    }
    expect(timeOf(() => isValidEmail(text))).toBeLessThan(50);
    expect(timeOf(() => isWebsite(text))).toBeLessThan(50);
  });

  it('refuse every e-mail address with white space or two @', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(' ', '@@', '\n'), fc.string(), (before, odd, after) => {
        expect(isValidEmail(before + odd + after)).toBe(false);
      }),
    );
  });
});

/** Milliseconds, the best of three: the machine has other things to do. */
function timeOf(run: () => unknown): number {
  return Math.min(...[1, 2, 3].map(() => measure(run)));
}

function measure(run: () => unknown): number {
  const start = performance.now();
  run();
  return performance.now() - start;
}
