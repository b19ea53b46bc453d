import { range } from '../../data/indexes';

/**
 * A day as its midnight in UTC, in milliseconds since 1970: the days of a calendar have no time zone. A month is its
 * first day.
 */
export type Day = number;

/** Returns the day of a moment, which is in milliseconds since 1970. */
export type DayOf = (moment: number) => Day;

const DAY_LENGTH = 86_400_000;
const WEEK = 7;

export function monthOf(day: Day): Day {
  return addMonths(day, 0);
}

/** The month `count` months after the day's month. */
export function addMonths(day: Day, count: number): Day {
  const date = new Date(day);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + count);
}

/** The month in the format of API calls: `08-2026`. */
export function monthCode(month: Day): string {
  const [year, number] = isoDate(month).split('-');
  return `${number}-${year}`;
}

/** The day in the format of HTML: `2026-08-05`. */
export function isoDate(day: Day): string {
  return new Date(day).toISOString().slice(0, 10);
}

/** Seven days of any week. `firstDay` is the day that weeks begin with: 1 is Monday, 7 is Sunday. */
export function weekFrom(firstDay: number): Day[] {
  const monday = Date.UTC(2024, 0, 1);
  return range(WEEK).map((index) => monday + (firstDay - 1 + index) * DAY_LENGTH);
}

/** The month's weeks of seven days each; a day of another month is `undefined`. */
export function weeksOf(month: Day, firstDay: number): (Day | undefined)[][] {
  const length = (addMonths(month, 1) - month) / DAY_LENGTH;
  const before = (new Date(month).getUTCDay() - firstDay + WEEK) % WEEK;
  const dayAt = (index: number) =>
    index >= before && index < before + length ? month + (index - before) * DAY_LENGTH : undefined;
  return range(Math.ceil((before + length) / WEEK)).map((week) =>
    range(WEEK).map((index) => dayAt(week * WEEK + index)),
  );
}
