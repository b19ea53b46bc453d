/** Bytes up to which a call may outlive the page; browsers refuse more than 64 KiB at a time. */
const LIMIT = 60_000;

export function canOutlivePage(body: string): boolean {
  return body.length < LIMIT / 3 || new Blob([body]).size < LIMIT;
}
