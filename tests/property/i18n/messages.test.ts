import { printAST } from '@formatjs/icu-messageformat-parser/printer.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMessage, type ParsedMessage, parseMessage, STRINGS } from '../../../src/library';
import { expectLinearTime } from '../../linear-time';

function parsed(text: string): ParsedMessage | undefined {
  try {
    return parseMessage(text);
  } catch (error) {
    expect(error).toBeInstanceOf(SyntaxError);
    expect((error as Error).message).toMatch(/^Expected .+ but .+ found/);
    return undefined;
  }
}

/** Pieces of messages, so that many inputs come far before they break. */
const piece = fc.constantFrom(
  ...[
    '{',
    '}',
    "'",
    "''",
    '#',
    '<',
    '>',
    '</',
    ',',
    ' ',
    '=1',
    ':',
    '::',
    'a',
    'é',
    '\ud800',
    '💬',
    '\n',
    '\u2028',
  ],
  ...[
    '{a}',
    '{a, ',
    'plural, ',
    'selectordinal, ',
    'select, ',
    'number, ',
    'date, ',
    'time, ',
    'offset:',
    'one {',
  ],
  ...[
    'other {',
    'other {#}}',
    '__proto__',
    '::.00',
    '::currency/EUR',
    '::yMd',
    '::Q',
    'scale/',
    'percent',
    'short',
  ],
);

/** Messages as people write them, with the values that they need. */
const { message } = fc.letrec<{ message: string; part: string }>((tie) => ({
  message: fc.array(tie('part'), { maxLength: 4, depthIdentifier: 'message' }).map((parts) => parts.join('')),
  part: fc.oneof(
    { maxDepth: 3, depthIdentifier: 'message' },
    fc.stringMatching(/^[\wäß .,;!?$€()-]{1,12}$/),
    fc.constantFrom(
      '{text}',
      '{n, number}',
      '{n, number, percent}',
      '{day, date, long}',
      '{day, time, short}',
      "''",
    ),
    tie('message').map((inner) => `{n, plural, offset:1 =0 {${inner}} one {# ${inner}} other {${inner}#}}`),
    tie('message').map((inner) => `{n, selectordinal, one {#st} other {${inner}}}`),
    tie('message').map((inner) => `{text, select, a {${inner}} other {${inner}!}}`),
  ),
}));

const VALUES = { text: 'a', n: 3, day: new Date(0) };

describe('the parser', () => {
  it('answers any text with a message or a SyntaxError', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join('')),
    );
    fc.assert(
      fc.property(text, (text) => void parsed(text)),
      { numRuns: 100_000 },
    );
  }, 60_000);

  it.each([
    ['open braces', (size: number) => '{'.repeat(size)],
    ['closing braces', (size: number) => '}'.repeat(size)],
    ['arguments', (size: number) => '{a}'.repeat(size)],
    ['apostrophes', (size: number) => "'".repeat(size)],
    ['one quoted text', (size: number) => `'{${'x'.repeat(size)}'`],
    ['one name', (size: number) => `{${'x'.repeat(size)}}`],
    ['one style', (size: number) => `{a, number, ${'{'.repeat(size)}}`],
    ['spaces', (size: number) => `{a,${' '.repeat(size)}x}`],
    ['nested plurals', (size: number) => '{a, plural, other {'.repeat(size)],
    ['nested and closed plurals', (size: number) => '{a,plural,other{'.repeat(size) + '}}'.repeat(size)],
  ])('takes no longer than the length of the text asks for: %s', (_what, make) => {
    expectLinearTime(parsed, make, 6000);
  });

  it('reads what it prints as the same message', () => {
    fc.assert(
      fc.property(message, (text) => {
        const first = parseMessage(text);
        expect(parseMessage(printAST(first as never))).toEqual(first);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('the formatter', () => {
  it('fills whatever the parser took, with text', () => {
    fc.assert(
      fc.property(message, (text) => {
        expect(typeof formatMessage(text, VALUES, 'en')).toBe('string');
      }),
      { numRuns: 2000 },
    );
  });

  it('puts each value where its name stands, letter for letter', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (a, b) => {
        expect(formatMessage('{b}: {a}, {a}.', { a, b })).toBe(`${b}: ${a}, ${a}.`);
      }),
      { numRuns: 2000 },
    );
  });

  it('never fills a message that lacks a value', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-zA-Z]\w{0,8}$/), (name) => {
        expect(() => formatMessage(`{${name}}`, {})).toThrow(`"${name}"`);
      }),
    );
  });

  it('leaves no brace and no number sign in any text of ours', () => {
    for (const text of Object.values(STRINGS)) {
      const names = [...text.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => [name, 3]);
      expect(formatMessage(text, Object.fromEntries(names))).not.toMatch(/[{}#]/);
    }
  });
});
