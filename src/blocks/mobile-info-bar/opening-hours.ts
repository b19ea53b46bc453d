import { asRecord, list, ownProperty, readNumber, readText, record } from '../../data/fields';

/** Minutes since midnight; `to` is on the next day if it isn't later than `from`. */
interface OpenTime {
  readonly from: number;
  readonly to: number;
}

export interface OpenDay {
  /** 0 is Monday. */
  readonly day: number;
  /** The owner's own text for the day. */
  readonly text: string;
  readonly ranges: readonly OpenTime[];
}

const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

const readDay = record({ text: readText(''), ranges: list(readRange) });

/** Opening hours as set for the site: `{ monday: { text, ranges: [{ from, to }] }, … }`; missing days are left out. */
export function openingHours(data: unknown): OpenDay[] {
  const week = asRecord(data);
  return DAYS.flatMap((name, day) => {
    const raw = ownProperty(week, name);
    return raw === undefined ? [] : [{ day, ...readDay(raw) }];
  });
}

/** Whether the site has any text or hours for the day. */
export function isOpen({ text: message, ranges }: OpenDay): boolean {
  return message.trim() !== '' || ranges.length > 0;
}

function readRange(raw: unknown): OpenTime | undefined {
  const { from, to } = record({ from: readNumber, to: readNumber })(raw);
  return from !== undefined && to !== undefined && from >= 0 && to >= 0 && to !== from
    ? { from, to }
    : undefined;
}

/** The day's hours in the site's language: the owner's text, else the times, else nothing. */
export function formatHours({ text: message, ranges }: OpenDay, locale: string): string {
  return message || ranges.map(({ from, to }) => `${clock(from, locale)} – ${clock(to, locale)}`).join(', ');
}

export function formatDay(day: number, locale: string): string {
  const monday = Date.UTC(2024, 0, 1);
  return new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(
    monday + day * 86_400_000,
  );
}

function clock(minutes: number, locale: string): string {
  return new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' }).format(minutes * 60_000);
}
