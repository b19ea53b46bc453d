import { type Fields, isRecord, readNumber } from '../../data/fields';
import { parseJson } from '../../data/json';
import { memory, recallForGood, rememberForGood } from '../../runtime/storage';

const KEY = 'popup-overlay';

/** What this browser remembers of the site's popup; for this page only if storage is blocked. */
interface PopupRecord {
  /** Milliseconds since 1970; missing until it is closed. */
  readonly 'date-closed'?: number;
  readonly version?: number;
  readonly submitted?: boolean;
}

/** `undefined` if missing or unreadable. */
export function recallPopup(): Fields | undefined {
  const stored = parseJson(memory().get(KEY) ?? recallForGood(KEY));
  return isRecord(stored) ? stored : undefined;
}

/**
 * Stores that a version was shown. The record of another version is dropped: the new one is closed and answered
 * separately.
 */
export function rememberShown(version: number): void {
  const known = recallPopup();
  if (!known || (readNumber(known.version) ?? 0) !== version) keep({ version, submitted: false });
}

/** Merges fields into the stored record. */
export function rememberPopup(fields: PopupRecord): void {
  keep({ ...recallPopup(), ...fields });
}

function keep(record: PopupRecord): void {
  const text = JSON.stringify(record);
  memory().set(KEY, text);
  rememberForGood(KEY, text);
}
