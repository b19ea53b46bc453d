import { asRecord, list, number, ownProperty, text } from '../../data/fields';
import { webAddress } from '../../data/links/navigable';
import type { Day } from './month';

export interface CalendarEvent {
  readonly title: string;
  readonly address: string;
  /** Milliseconds since 1970, as `end`, which is never before it. */
  readonly start: number;
  readonly end: number;
}

/** The events among what the server sends: those with a title, a date and a page on the web; the earliest first. */
export function readEvents(items: readonly unknown[]): CalendarEvent[] {
  return list(readEvent)(items).sort((one, other) => one.start - other.start);
}

function readEvent(data: unknown): CalendarEvent | undefined {
  const field = (name: string) => ownProperty(asRecord(data), name);
  const title = text('')(field('title'));
  const address = webAddress(field('fullUrl'), location.href);
  const start = moment(field('startDate'));
  if (!title || !address || start === undefined) return undefined;
  return { title, address, start, end: Math.max(start, moment(field('endDate')) ?? start) };
}

/** Only what dates can hold. */
function moment(data: unknown): number | undefined {
  return number(new Date(number(data) ?? Number.NaN).getTime());
}

/** The events that touch a day. One that ends at midnight has ended on the day before. */
export function eventsOn(
  day: Day,
  events: readonly CalendarEvent[],
  dayOf: (moment: number) => Day,
): CalendarEvent[] {
  return events.filter(({ start, end }) => dayOf(start) <= day && day <= dayOf(Math.max(start, end - 1)));
}
