import { describe, expect, it } from 'vitest';
import {
  formatDay,
  formatHours,
  isOpen,
  openingHours,
} from '../../../src/blocks/mobile-info-bar/opening-hours';
import { isPopupOverlayVisible } from '../../../src/library';

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 10, 22);
const settings = { version: 2, displayFrequency: 30, showUntilSignup: true };

describe('a popup shows again', () => {
  it.each([
    ['never stored', undefined, settings, false],
    ['a record that is no object', 'x', settings, false],
    ['a list', [], settings, false],
    ['an older version', { version: 1, submitted: true, 'date-closed': NOW }, settings, true],
    ['an older version, never again', { version: 1 }, { ...settings, displayFrequency: -1 }, true],
    ['signed up, shown until then', { version: 2, submitted: true, 'date-closed': 0 }, settings, false],
    [
      'signed up, shown all the same',
      { version: 2, submitted: true, 'date-closed': 0 },
      { ...settings, showUntilSignup: false },
      true,
    ],
    ['switched off', { version: 1 }, { ...settings, style: 1 }, false],
    ['never again', { version: 2, 'date-closed': 0 }, { ...settings, displayFrequency: -1 }, false],
    ['a day too early', { version: 2, 'date-closed': NOW - 29 * DAY }, settings, false],
    ['a millisecond too early', { version: 2, 'date-closed': NOW - 30 * DAY + 1 }, settings, false],
    ['closed in a future that is none', { version: 2, 'date-closed': NOW + DAY }, settings, false],
    ['closed before a newer version was withdrawn', { version: 3, 'date-closed': NOW }, settings, false],
    ['on the day', { version: 2, 'date-closed': NOW - 30 * DAY }, settings, true],
    ['a date as text', { version: 2, 'date-closed': new Date(NOW - 31 * DAY).toISOString() }, settings, true],
    ['not closed yet', { version: 2 }, settings, true],
    ['a date that is none', { version: 2, 'date-closed': 'soon' }, settings, true],
    ['a version that is none', { version: 'NaN', 'date-closed': NOW }, settings, true],
  ])('%s', (_name, stored, rules, expected) => {
    expect(isPopupOverlayVisible(stored, rules, NOW)).toBe(expected);
  });
});

describe('opening hours', () => {
  it.each([
    [undefined, []],
    ['always', []],
    [{ monday: {} }, ['Monday: ']],
    [{ sunday: { ranges: [{ from: 600, to: 1140 }, {}, { from: 5 }] } }, ['Sunday: 10:00 – 19:00']],
    [
      {
        friday: {
          ranges: [
            { from: 1080, to: 120 },
            { from: 60, to: 60 },
          ],
        },
      },
      ['Friday: 18:00 – 02:00'],
    ],
    [{ monday: { text: 'by appointment', ranges: [{ from: 0, to: 60 }] } }, ['Monday: by appointment']],
    [{ friday: { text: '', ranges: [{}] } }, ['Friday: ']],
    [{ tuesday: { ranges: 'x' }, monday: 7, someday: {} }, ['Monday: ', 'Tuesday: ']],
  ])('%j are %j', (data, expected) => {
    const words = openingHours(data).map(
      (day) => `${formatDay(day.day, 'en-GB')}: ${formatHours(day, 'en-GB')}`,
    );
    expect(words).toEqual(expected);
  });

  it.each([
    [{ monday: { text: '', ranges: [{}] }, sunday: {} }, false],
    [{ monday: { text: 'by appointment' } }, true],
    [{ monday: {}, friday: { ranges: [{ from: 600, to: 660 }] } }, true],
  ])('%j say something: %s', (data, expected) => {
    expect(openingHours(data).some(isOpen)).toBe(expected);
  });
});
