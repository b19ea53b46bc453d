import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  BREAKPOINTS,
  humanFileSize,
  isMobileWidth,
  MEGABYTE,
  PASSWORD_MASK,
  PageNotFoundError,
  relativeTime,
  TOKENS,
  UnexpectedValueError,
} from '../../../src/library';

describe('file sizes', () => {
  it.each([
    [0, '0 Bytes'],
    [1, '1 Bytes'],
    [1023, '1023 Bytes'],
    [1024, '1 KB'],
    [1536, '1.5 KB'],
    [1540, '1.5 KB'],
    [1_000_000, '976.56 KB'],
    [1024 ** 2 - 1, '1 MB'],
    [1024 ** 3, '1 GB'],
    [1024 ** 4, '1 TB'],
    [1024 ** 5, '1 PB'],
    [1024 ** 6, '1 EB'],
    [1024 ** 7, '1 ZB'],
    [1024 ** 8, '1 YB'],
    [1024 ** 8 * 5000.126, '5000.13 YB'],
    [-5, '0 Bytes'],
    [Number.NaN, '0 Bytes'],
  ])('%d bytes are %s', (bytes, words) => {
    expect(humanFileSize(bytes)).toBe(words);
  });

  it('never have 1024 of a unit that has a larger one', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1024 ** 8, noNaN: true }), (bytes) => {
        expect(humanFileSize(bytes)).toMatch(
          /^(\d{1,3}|10[01]\d|102[0-3])(\.\d{1,2})? (Bytes|[KMGTPEZ]B)$|^1 YB$/,
        );
      }),
    );
  });

  it('are limited by megabytes of a million bytes', () => {
    expect(MEGABYTE).toBe(1_000_000);
  });
});

describe('relative time', () => {
  const SECOND = 1000;
  const [MINUTE, HOUR, DAY] = [60 * SECOND, 3600 * SECOND, 86_400 * SECOND];
  it.each([
    [0, 'just now'],
    [4.999 * SECOND, 'just now'],
    [-HOUR, 'just now'],
    [5 * SECOND, 'about 5 seconds ago'],
    [59.999 * SECOND, 'about 59 seconds ago'],
    [MINUTE, 'about 1 minute ago'],
    [2 * MINUTE, 'about 2 minutes ago'],
    [HOUR - 1, 'about 59 minutes ago'],
    [HOUR, 'about 1 hour ago'],
    [DAY - 1, 'about 23 hours ago'],
    [DAY, 'about 1 day ago'],
    [4000 * DAY, 'about 4,000 days ago'],
  ])('%d ms later it was %s', (milliseconds, words) => {
    const then = new Date('2026-11-21T12:00:00Z');
    expect(relativeTime(then, then.getTime() + milliseconds)).toBe(words);
    expect(relativeTime(then.getTime(), new Date(then.getTime() + milliseconds))).toBe(words);
  });

  it.each([
    [Number.NaN, 0],
    [0, Number.NaN],
    [new Date('never'), 0],
    [Number.POSITIVE_INFINITY, 0],
    ['yesterday', 0],
    [0, null],
  ])('from %s to %s is refused', (then, now) => {
    expect(() => relativeTime(then as never, now as never)).toThrow(UnexpectedValueError);
  });

  it('never becomes less as time goes by', () => {
    const units = ['second', 'minute', 'hour', 'day'];
    const weight = (words: string) => {
      const [, count = '0', unit = ''] = /^about ([\d,]+) (\w+?)s? ago$/.exec(words) ?? [];
      return units.indexOf(unit) * 1e9 + Number(count.replaceAll(',', ''));
    };
    const age = fc.integer({ min: 0, max: 1e12 });
    fc.assert(
      fc.property(age, age, (a, b) => {
        const [earlier, later] = [Math.min(a, b), Math.max(a, b)];
        expect(weight(relativeTime(0, later))).toBeGreaterThanOrEqual(weight(relativeTime(0, earlier)));
      }),
    );
  });
});

it('a password is eight bullets, whatever it is', () => {
  expect(PASSWORD_MASK).toBe('••••••••');
});

it('a page that is not there says where it was looked for', () => {
  const error = new PageNotFoundError('/x');
  expect(error).toBeInstanceOf(Error);
  expect(error).toMatchObject({ name: 'PageNotFoundError', path: '/x', message: 'There is no page at /x' });
});

describe('breakpoints', () => {
  it.each([
    [0, true],
    [432, true],
    [432.5, false],
    [433, false],
    [Number.NaN, false],
  ])('%d px is mobile: %s', (width, isMobile) => {
    expect(isMobileWidth(width)).toBe(isMobile);
  });

  it('are those of the specification', () => {
    expect(BREAKPOINTS).toEqual({
      mobile: 432,
      desktop: 433,
      desktopSmall: 800,
      desktopLarge: 1024,
      deviceHeights: [926, 1024, 1366],
    });
  });
});

describe('design tokens', () => {
  const isRising = (values: readonly number[]) =>
    values.every((value, index) => value > (values[index - 1] ?? -1));

  it('have font sizes from 9.75 to 28 px', () => {
    expect(TOKENS.fontSizes[0]).toBe(9.75);
    expect(TOKENS.fontSizes.at(-1)).toBe(28);
    expect(isRising(TOKENS.fontSizes)).toBe(true);
    expect(isRising(Object.values(TOKENS.spacing))).toBe(true);
  });

  it('have colours that style sheets know, and the curves of CSS', () => {
    for (const color of Object.values(TOKENS.colors)) expect(color).toMatch(/^#[\da-f]{6}$/);
    expect(Object.keys(TOKENS.easings)).toEqual(['linear', 'easeIn', 'easeOut', 'easeInOut']);
    for (const easing of Object.values(TOKENS.easings)) expect(easing).toMatch(/^cubic-bezier\([\d., ]+\)$/);
  });
});
