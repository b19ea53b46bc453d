import { fieldsOf, flag, number, type Read, record } from '../runtime/fields';

/** Milliseconds. */
const DAY = 86_400_000;

/** The frequency that means never again (specification, section 3, popup overlay). */
const NEVER = -1;

const moment: Read<number | undefined> = (value) =>
  number(value) ?? (typeof value === 'string' ? number(Date.parse(value)) : undefined);

const readRecord = record({ 'date-closed': moment, version: number, submitted: flag });
const readSettings = record({ displayFrequency: number, showUntilSignup: flag, version: number });

/**
 * Whether a popup shows again, by what the browser stored of it, the site's settings and the time in milliseconds
 * (specification, section 4, popup overlay visibility): not where nothing was stored, but for a newer version; never
 * after a sign-up where it is shown until then; else once its days are over, and at once where it was not closed.
 */
export function isPopupOverlayVisible(stored: unknown, settings: unknown, now: number): boolean {
  if (fieldsOf(stored) !== stored) return false;
  const { 'date-closed': closed = 0, version = 0, submitted } = readRecord(stored);
  const { displayFrequency = 0, showUntilSignup, version: current = 0 } = readSettings(settings);
  if (version < current) return true;
  if (submitted && showUntilSignup) return false;
  return displayFrequency !== NEVER && now >= closed + displayFrequency * DAY;
}
