import { OverlayStyle } from '../../data/enums/site';
import { asRecord, isRecord, type Read, readFlag, readNumber, record } from '../../data/fields';
import { firstFailing, type Rules } from '../../data/rules';

/** Milliseconds. */
const DAY = 86_400_000;

/** The frequency that means never again (specification, section 3, popup overlay). */
const NEVER = -1;

const moment: Read<number | undefined> = (value) =>
  readNumber(value) ?? (typeof value === 'string' ? readNumber(Date.parse(value)) : undefined);

const readRecord = record({ 'date-closed': moment, version: readNumber, submitted: readFlag });
const readSettings = record({ displayFrequency: readNumber, showUntilSignup: readFlag, version: readNumber });

/**
 * The rules for showing a popup again, given its stored record, the site's settings and the time in milliseconds
 * (specification, section 4, popup overlay visibility).
 */
export function* recordRules(stored: unknown, settings: unknown, now: number): Rules {
  yield ['it was shown before', isRecord(stored)];
  const { 'date-closed': closed = 0, version = 0, submitted } = readRecord(stored);
  const { displayFrequency = 0, showUntilSignup, version: current = 0 } = readSettings(settings);
  if (version < current) return yield ['it is newer than the one that was shown', true, current];
  yield ['no sign-up, or it keeps showing after one', !(submitted && showUntilSignup)];
  yield ['it shows again after it was closed', displayFrequency !== NEVER];
  const due = closed + displayFrequency * DAY;
  yield ['displayFrequency has passed since then', now >= due, `${displayFrequency} days`];
}

/**
 * Whether a popup is shown again: not if it is switched off, nor without a record; always for a newer version; never
 * after a sign-up if it is shown until then; else after its days have passed, and at once if it wasn't closed.
 */
export function isPopupOverlayVisible(stored: unknown, settings: unknown, now: number): boolean {
  const isOff = readNumber(asRecord(settings).style) === OverlayStyle.NONE;
  return !isOff && !firstFailing(recordRules(stored, settings, now));
}
