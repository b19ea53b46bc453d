import { entriesOf } from '../../data/indexes';
import { type CalendarEvent, eventsOn } from './events';
import type { CalendarFormats } from './formats';
import { type Day, isoDate, weekFrom, weeksOf } from './month';
import { MonthDay } from './month-day';

interface MonthTableProps {
  readonly month: Day;
  readonly today: Day;
  readonly events: readonly CalendarEvent[];
  readonly isBusy: boolean;
  readonly formats: CalendarFormats;
  /** The id of the heading that names the month. */
  readonly labelledBy: string;
}

/** The month's days, one row for each week. */
export function MonthTable({ month, today, events, isBusy, formats, labelledBy }: MonthTableProps) {
  const { firstDay, weekday } = formats;
  return (
    <table className="mortar-calendar-table" aria-labelledby={labelledBy} aria-busy={isBusy}>
      <thead>
        <tr>
          {weekFrom(firstDay).map((day) => (
            <th className="mortar-calendar-weekday" key={day} scope="col" aria-label={weekday(day, 'long')}>
              {weekday(day, 'short')}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {entriesOf(weeksOf(month, firstDay)).map(([week, days]) => (
          <tr className="mortar-calendar-week" key={week}>
            {entriesOf(days).map(([index, day]) =>
              day === undefined ? (
                <td className="mortar-calendar-day" key={index} />
              ) : (
                <MonthDay
                  key={isoDate(day)}
                  day={day}
                  isToday={day === today}
                  events={eventsOn(day, events)}
                  formats={formats}
                />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
