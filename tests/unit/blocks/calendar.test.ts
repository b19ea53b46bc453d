import { describe, expect, it } from 'vitest';
import { eventsOn, readEvents } from '../../../src/blocks/calendar/events';
import { dayReader, firstDayOf } from '../../../src/blocks/calendar/formats';
import {
  addMonths,
  isoDate,
  monthCode,
  monthOf,
  weekFrom,
  weeksOf,
} from '../../../src/blocks/calendar/month';

const MONDAY = 1;
const SUNDAY = 7;

const month = (text: string) => Date.parse(`${text}-01`);
const names = (days: readonly (number | undefined)[]) => days.map((day) => day && isoDate(day));

describe('a month', () => {
  it.each([
    ['2026-08', 1, '2026-09'],
    ['2026-12', 1, '2027-01'],
    ['2026-01', -1, '2025-12'],
    ['2026-03', -13, '2025-02'],
  ])('%s and %i months is %s', (from, count, to) => {
    expect(addMonths(month(from), count)).toBe(month(to));
  });

  it('is that of any of its days', () => {
    expect(monthOf(Date.parse('2028-02-29'))).toBe(month('2028-02'));
  });

  it.each([
    ['2026-08', '08-2026'],
    ['2026-12', '12-2026'],
  ])('%s is %s in a call', (text, code) => {
    expect(monthCode(month(text))).toBe(code);
  });

  it.each([
    ['2026-08', SUNDAY, 6, 6, 31], // begins on a Saturday
    ['2026-08', MONDAY, 6, 5, 31],
    ['2026-02', SUNDAY, 4, 0, 28], // exactly four weeks
    ['2026-02', MONDAY, 5, 6, 28],
    ['2028-02', 6, 5, 3, 29], // weeks from Saturday
  ])('%s in weeks from day %i: %i weeks after %i blanks', (text, firstDay, weeks, blanks, length) => {
    const rows = weeksOf(month(text), firstDay);
    const days = rows.flat();
    expect(rows).toHaveLength(weeks);
    expect(days).toHaveLength(weeks * 7);
    expect(days.findIndex(Boolean)).toBe(blanks);
    expect(names(days.filter(Boolean)).at(-1)).toBe(`${text}-${length}`);
    expect(days.filter(Boolean)).toHaveLength(length);
  });

  it('has the weekdays of its weeks', () => {
    expect(weekFrom(SUNDAY).map((day) => new Date(day).getUTCDay())).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(weekFrom(MONDAY).map((day) => new Date(day).getUTCDay())).toEqual([1, 2, 3, 4, 5, 6, 0]);
  });
});

describe('the day of a moment', () => {
  it.each([
    ['2026-08-06T03:30:00Z', 'America/New_York', '2026-08-05'],
    ['2026-08-05T15:00:00Z', 'Asia/Tokyo', '2026-08-06'],
    ['2026-03-29T00:30:00Z', 'Europe/Berlin', '2026-03-29'], // the clocks change
  ])('%s in %s is %s', (moment, timeZone, day) => {
    expect(isoDate(dayReader(timeZone)(Date.parse(moment)))).toBe(day);
  });
});

describe('a week', () => {
  it('begins with Sunday where the browser cannot tell', () => {
    const prototype = Intl.Locale.prototype as { getWeekInfo?: unknown };
    const { getWeekInfo } = prototype;
    prototype.getWeekInfo = undefined;
    expect(firstDayOf('de')).toBe(SUNDAY);
    prototype.getWeekInfo = () => ({ firstDay: MONDAY });
    expect(firstDayOf('de')).toBe(MONDAY);
    prototype.getWeekInfo = getWeekInfo;
  });
});

describe('events', () => {
  const good = { title: 'Open kiln', startDate: 2000, endDate: 5000, fullUrl: '/events/kiln' };

  it('are what has a title, a date and a page on the web, in the order of their time', () => {
    const bad = [
      null,
      7,
      [],
      { ...good, title: ' ' },
      { ...good, title: 7 },
      { ...good, startDate: undefined },
      { ...good, startDate: 'soon' },
      { ...good, startDate: 9e15 },
      { ...good, fullUrl: 'javascript:alert(1)' },
      { ...good, fullUrl: '' },
    ];
    const early = { ...good, startDate: 1000, endDate: 500, fullUrl: 'https://tickets.example/1' };
    expect(readEvents([...bad, good, early], dayReader('UTC'))).toEqual([
      { title: 'Open kiln', address: early.fullUrl, start: 1000, firstDay: 0, lastDay: 0 },
      { title: 'Open kiln', address: `${location.origin}/events/kiln`, start: 2000, firstDay: 0, lastDay: 0 },
    ]);
  });

  it('stand on every day that they touch, but not on the one whose midnight ends them', () => {
    const at = (text: string) => Date.parse(`2026-08-${text}Z`);
    const daysOf = (from: string, to: string) => {
      const events = readEvents([{ ...good, startDate: at(from), endDate: at(to) }], dayReader('UTC'));
      return [4, 5, 6, 7].filter((day) => eventsOn(Date.UTC(2026, 7, day), events).length);
    };
    expect(daysOf('05T22:00', '06T01:00')).toEqual([5, 6]);
    expect(daysOf('05T22:00', '07T00:00')).toEqual([5, 6]);
    expect(daysOf('05T00:00', '05T00:00')).toEqual([5]);
  });
});
