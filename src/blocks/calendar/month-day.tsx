import type { CalendarEvent } from './events';
import type { CalendarFormats } from './formats';
import { type Day, isoDate } from './month';

interface MonthDayProps {
  readonly day: Day;
  readonly isToday: boolean;
  /** The day's events. */
  readonly events: readonly CalendarEvent[];
  readonly formats: CalendarFormats;
}

/** A day's number, its full date where the table is a list, and its events. */
export function MonthDay({ day, isToday, events, formats }: MonthDayProps) {
  return (
    <td
      className="mortar-calendar-day"
      aria-current={isToday ? 'date' : undefined}
      data-events={events.length || undefined}
    >
      <time dateTime={isoDate(day)}>
        <span className="mortar-calendar-number">{formats.dayNumber(day)}</span>
        <span className="mortar-calendar-date">{formats.date(day)}</span>
      </time>
      {events.length > 0 && (
        <ul className="mortar-calendar-events">
          {events.map((event) => (
            <li key={`${event.start} ${event.address}`}>
              <EventLink event={event} day={day} formats={formats} />
            </li>
          ))}
        </ul>
      )}
    </td>
  );
}

interface EventLinkProps {
  readonly event: CalendarEvent;
  readonly day: Day;
  readonly formats: CalendarFormats;
}

/** The time is that of the start, so it is shown only on the first day. */
function EventLink({ event: { title, address, start, firstDay }, day, formats }: EventLinkProps) {
  return (
    <a className="mortar-calendar-event" href={address}>
      {firstDay === day && (
        <time className="mortar-calendar-time" dateTime={new Date(start).toISOString()}>
          {formats.time(start)}
        </time>
      )}{' '}
      <span className="mortar-calendar-title">{title}</span>
    </a>
  );
}
