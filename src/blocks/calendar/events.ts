import { asRecord, list, ownProperty, readNumber, readText } from '../../data/fields';
import { webAddress } from '../../data/links/navigable';
import type { Day, DayOf } from './month';

export interface CalendarEvent {
  readonly title: string;
  readonly address: string;
  /** Milliseconds since 1970. */
  readonly start: number;
  /** The first and last day of the event. One that ends at midnight ends on the day before. */
  readonly firstDay: Day;
  readonly lastDay: Day;
}

/** Reads the server's items; only those with a title, a date and a web page are events. Earliest first. */
export function readEvents(items: readonly unknown[], dayOf: DayOf): CalendarEvent[] {
  const events = list((data) => readEvent(data, dayOf))(items);
  return events.sort((one, other) => one.start - other.start);
}

function readEvent(data: unknown, dayOf: DayOf): CalendarEvent | undefined {
  const field = (name: string) => ownProperty(asRecord(data), name);
  const title = readText('')(field('title'));
  const address = webAddress(field('fullUrl'), location.href);
  const start = moment(field('startDate'));
  if (!title || !address || start === undefined) return undefined;
  const end = moment(field('endDate')) ?? start;
  return { title, address, start, firstDay: dayOf(start), lastDay: dayOf(Math.max(start, end - 1)) };
}

/** Only times that a `Date` can represent. */
function moment(data: unknown): number | undefined {
  return readNumber(new Date(readNumber(data) ?? Number.NaN).getTime());
}

export function eventsOn(day: Day, events: readonly CalendarEvent[]): CalendarEvent[] {
  return events.filter(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay);
}
