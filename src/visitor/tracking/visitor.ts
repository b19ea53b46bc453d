/** A visitor: id, first visit, previous visit, current visit, last activity (ms since 1970), number of visits. */
export type Visitor = readonly [
  id: string,
  firstVisit: number,
  previousVisit: number,
  currentVisit: number,
  lastActivity: number,
  visitCount: number,
];

/** What follows the fourth number is not part of the pattern. */
const VISITOR = /^[^|\s]+(\|[1-9]\d*){4}(?=\||$)/;

/**
 * Parses the value of `ss_cvr`, `id|first|previous|current|last|count`; `undefined` unless it starts with an id and four
 * positive integers (specification, section 3, visitor cookies). Without a positive count it is a first visit.
 */
export function parseVisitorCookie(text: unknown): Visitor | undefined {
  if (typeof text !== 'string' || !VISITOR.test(text)) return undefined;
  const [id = '', ...parts] = text.split('|');
  const [first = 0, previous = 0, current = 0, last = 0, count = 1] = parts.map(Number);
  const visits = Number.isSafeInteger(count) && count > 0 ? count : 1;
  const times = [first, previous, current, last];
  return times.every(Number.isSafeInteger) ? [id, first, previous, current, last, visits] : undefined;
}

export function formatVisitorCookie(visitor: Visitor): string {
  return visitor.join('|');
}

/**
 * The visitor after a page view: a new visit shifts the times and increments the count; otherwise only the last
 * activity changes.
 */
export function afterPageView(visitor: Visitor | undefined, isNewVisit: boolean, now: number): Visitor {
  const [id, first, previous, current, , count] = visitor ?? [newId(), now, now, now, now, 0];
  if (visitor && !isNewVisit) return [id, first, previous, current, now, count];
  return [id, first, current, now, now, count + 1];
}

/** 32 random hex digits; `crypto.randomUUID` is missing on insecure pages. */
export function newId(): string {
  return 'x'.repeat(32).replace(/x/g, () => Math.floor(Math.random() * 16).toString(16));
}
