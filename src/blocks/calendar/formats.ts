import { localeOf } from '../../i18n/locale';
import { timeZoneOf } from '../../i18n/time-zone';
import type { Runtime } from '../../runtime/types';
import type { Day, DayOf } from './month';

/** Formats and reads dates in the site's language and time zone. */
export interface CalendarFormats {
  /** `August 2026`. */
  month(month: Day): string;
  /** `Wednesday, August 5, 2026`. */
  date(day: Day): string;
  dayNumber(day: Day): string;
  weekday(day: Day, length: 'short' | 'long'): string;
  /** The time of a moment: `7:30 PM`. */
  time(moment: number): string;
  readonly dayOf: DayOf;
  /** The day that weeks begin with: 1 is Monday, 7 is Sunday. */
  readonly firstDay: number;
}

export function createFormats(runtime: Runtime): CalendarFormats {
  const locale = localeOf(runtime);
  const timeZone = timeZoneOf(runtime);
  const ofDay = (options: Intl.DateTimeFormatOptions) => formatOf(locale, { ...options, timeZone: 'UTC' });
  const weekdays = { short: ofDay({ weekday: 'short' }), long: ofDay({ weekday: 'long' }) };
  const number = new Intl.NumberFormat(locale);
  return {
    month: ofDay({ month: 'long', year: 'numeric' }).format,
    date: ofDay({ dateStyle: 'full' }).format,
    dayNumber: (day) => number.format(new Date(day).getUTCDate()),
    weekday: (day, length) => weekdays[length].format(day),
    time: formatOf(locale, { timeStyle: 'short', timeZone }).format,
    dayOf: dayReader(timeZone),
    firstDay: firstDayOf(locale),
  };
}

/** The grid is that of the Gregorian calendar, so its names must be, too. */
function formatOf(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locale, { ...options, calendar: 'gregory' });
}

/** Returns a function that finds the day of a moment in a time zone. */
export function dayReader(timeZone: string | undefined): DayOf {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  });
  return (moment) => {
    const parts = new Map(format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]));
    return Date.UTC(parts.get('year') ?? 0, (parts.get('month') ?? 1) - 1, parts.get('day'));
  };
}

interface WeekInfo {
  readonly firstDay: number;
}

/** Sunday if the browser doesn't know. */
export function firstDayOf(locale: string): number {
  const known: Intl.Locale & { getWeekInfo?(): WeekInfo } = new Intl.Locale(locale);
  return known.getWeekInfo?.().firstDay ?? 7;
}
