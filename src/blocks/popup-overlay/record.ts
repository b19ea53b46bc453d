import { asRecord, type Fields, number } from '../../data/fields';
import { parseJson } from '../../data/json';
import { memory, recallForGood, rememberForGood } from '../../runtime/storage';

const KEY = 'popup-overlay';

/** What this browser knows of the site's popup; for this page only where storage is forbidden. */
export interface PopupRecord {
  /** Milliseconds since 1970; missing while it has not been closed. */
  readonly 'date-closed'?: number;
  readonly version?: number;
  readonly submitted?: boolean;
}

/** `undefined` where there is none, or none that can be read. */
export function recallPopup(): Fields | undefined {
  const stored = parseJson(memory().get(KEY) ?? recallForGood(KEY));
  const fields = asRecord(stored);
  return fields === stored ? fields : undefined;
}

/** Keeps that a version is shown. What was known of another one ends with it: it is closed and answered anew. */
export function rememberShown(version: number): void {
  const known = recallPopup();
  if (!known || (number(known.version) ?? 0) !== version) keep({ version, submitted: false });
}

/** Keeps these fields beside those that are there. */
export function rememberPopup(fields: PopupRecord): void {
  keep({ ...recallPopup(), ...fields });
}

function keep(record: PopupRecord): void {
  const text = JSON.stringify(record);
  memory().set(KEY, text);
  rememberForGood(KEY, text);
}
