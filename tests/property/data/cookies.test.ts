import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodeValue, valueIn } from '../../../src/data/cookie-text';
import { formatVisitorCookie, parseVisitorCookie, type Visitor } from '../../../src/visitor/tracking/visitor';
import { anyText, anything, wellFormed } from '../arbitraries';

const cookieName = fc.stringMatching(/^[\w-]{1,20}$/);

describe('cookies', () => {
  it('give back any text that was written, among others of any kind', () => {
    fc.assert(
      fc.property(
        cookieName,
        wellFormed,
        fc.array(fc.tuple(cookieName, wellFormed)),
        (name, value, others) => {
          const pairs = others
            .filter(([other]) => other !== name)
            .map(([other, text]) => `${other}=${encodeValue(text)}`);
          const cookies = [...pairs, `${name}=${encodeValue(value)}`].join('; ');
          expect(valueIn(cookies, name)).toBe(value);
          expect(valueIn(pairs.join('; '), name)).toBeUndefined();
        },
      ),
    );
  });

  it('are written in characters that a cookie may hold', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)) }),
        (value) => {
          expect(encodeValue(value)).toMatch(/^[\x21\x23-\x2b\x2d-\x3a\x3c-\x5b\x5d-\x7e]*$/);
        },
      ),
    );
  });

  it('are read from whatever stands there; of two the first counts', () => {
    fc.assert(fc.property(anyText, cookieName, (cookies, name) => void valueIn(cookies, name)));
    for (const cookies of ['%', '=', ';;', '; ;=;', 'a', '=a', 'a=%E0%A4%A']) {
      expect(valueIn(cookies, 'b')).toBeUndefined();
    }
    expect(valueIn('a=%E0%A4%A', 'a')).toBe('%E0%A4%A');
    expect(valueIn('a=1; a=2', 'a')).toBe('1');
  });
});

describe('the visitor cookie', () => {
  const time = fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER });
  const visitor: fc.Arbitrary<Visitor> = fc.tuple(
    fc.stringMatching(/^[^|\s]+$/),
    time,
    time,
    time,
    time,
    time,
  );

  it('is read as it was written', () => {
    fc.assert(
      fc.property(visitor, (value) => {
        expect(parseVisitorCookie(formatVisitorCookie(value))).toEqual(value);
      }),
    );
  });

  it('is read from anything without a throw, and only with an id and four positive whole numbers', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          anything,
          anyText,
          fc.array(fc.oneof(time.map(String), anyText)).map((parts) => parts.join('|')),
        ),
        (value) => {
          const read = parseVisitorCookie(value);
          if (!read) return;
          expect(read[0]).not.toBe('');
          for (const number of read.slice(1))
            expect(Number.isSafeInteger(number) && (number as number) > 0).toBe(true);
        },
      ),
    );
  });

  it.each([
    'id|1|2|3',
    'id|1|2|3|-4',
    'id|1|2|3|4.5',
    'id|0|1|2|3',
    '|1|2|3|4',
    `id|1|2|3|${'9'.repeat(400)}`,
    'id|1|2|3|4\n',
    'id|1|2|3|x',
    '',
    '1|2|3|4',
  ])('%j is none', (text) => {
    expect(parseVisitorCookie(text)).toBeUndefined();
  });

  it('without a count is a first visit; more numbers than are known do no harm', () => {
    expect(parseVisitorCookie('id|1|2|3|4')).toEqual(['id', 1, 2, 3, 4, 1]);
    expect(parseVisitorCookie('id|1|2|3|4|5')).toEqual(['id', 1, 2, 3, 4, 5]);
    expect(parseVisitorCookie('id|1|2|3|4|5|6')?.slice(0, 5)).toEqual(['id', 1, 2, 3, 4]);
  });

  it.each(['id|1|2|3|4|0', 'id|1|2|3|4|x', 'id|1|2|3|4|', 'id|1|2|3|4|5.5', `id|1|2|3|4|${'9'.repeat(400)}`])(
    '%j is the same visitor, on a first visit',
    (text) => {
      expect(parseVisitorCookie(text)).toEqual(['id', 1, 2, 3, 4, 1]);
    },
  );
});
