import { COOKIE_LIFETIME, readCookie, writeCookie } from '../runtime/cookies';

/**
 * A visitor as `ss_cvr` keeps it: `id|first|previous|current|last|count`, times in milliseconds since 1970
 * (specification, section 3, visitor cookies).
 */
export interface Visitor {
  readonly id: string;
  readonly firstVisit: number;
  readonly previousVisit: number;
  readonly currentVisit: number;
  readonly lastActivity: number;
  readonly visitCount: number;
}

const VISITOR = /^([^|\s]+)((?:\|[1-9]\d*){4,})$/;

/** A visitor from the cookie's text; `undefined` unless it is an id followed by at least four positive integers. */
export function parseVisitorCookie(text: unknown): Visitor | undefined {
  const [, id, numbers] = (typeof text === 'string' && VISITOR.exec(text)) || [];
  if (!id || !numbers) return undefined;
  const [firstVisit, previousVisit, currentVisit, lastActivity, visitCount = 1] = numbers.slice(1).split('|').map(Number);
  const visitor = { id, firstVisit, previousVisit, currentVisit, lastActivity, visitCount } as Visitor;
  const isExact = Object.values(visitor).every((value) => typeof value === 'string' || Number.isSafeInteger(value));
  return isExact ? visitor : undefined;
}

export function formatVisitorCookie(visitor: Visitor): string {
  const { id, firstVisit, previousVisit, currentVisit, lastActivity, visitCount } = visitor;
  return [id, firstVisit, previousVisit, currentVisit, lastActivity, visitCount].join('|');
}

/** The visitor after a page view: a new visit moves the times on and counts, the same visit only stays active. */
export function afterPageView(visitor: Visitor | undefined, isNewVisit: boolean, now: number): Visitor {
  if (!visitor) {
    return { id: newId(), firstVisit: now, previousVisit: now, currentVisit: now, lastActivity: now, visitCount: 1 };
  }
  if (!isNewVisit) return { ...visitor, lastActivity: now };
  return {
    ...visitor,
    previousVisit: visitor.currentVisit,
    currentVisit: now,
    lastActivity: now,
    visitCount: visitor.visitCount + 1,
  };
}

/** Writes the visitor, visit and analytics cookies of this page view; returns the visitor cookie's text. */
export function renewVisitorCookies(): string {
  const now = Date.now();
  const isNewVisit = readCookie('ss_cvt') === undefined;
  const visitor = formatVisitorCookie(afterPageView(parseVisitorCookie(readCookie('ss_cvr')), isNewVisit, now));
  writeCookie('ss_cvr', visitor, COOKIE_LIFETIME.visitor);
  writeCookie('ss_cvt', String(now), COOKIE_LIFETIME.visit);
  writeCookie('ss_cid', readCookie('ss_cid') ?? newId(), COOKIE_LIFETIME.analytics);
  return visitor;
}

/** 32 random hex digits; `crypto.randomUUID` is missing on pages without https. */
function newId(): string {
  let id = '';
  while (id.length < 32) id += Math.floor(Math.random() * 16).toString(16);
  return id;
}
