import { now } from '../../dom/clock';
import {
  ANALYTICS_LIFETIME,
  readCookies,
  VISIT_LIFETIME,
  VISITOR_LIFETIME,
  writeCookie,
} from '../../runtime/cookies';
import { afterPageView, formatVisitorCookie, newId, parseVisitorCookie } from './visitor';

/** Writes the visitor, visit and analytics cookies of this page view; returns the visitor cookie's text. */
export function renewVisitorCookies(): string {
  const time = now();
  const [known, visit, analyticsId = newId()] = readCookies('ss_cvr', 'ss_cvt', 'ss_cid');
  const visitor = formatVisitorCookie(afterPageView(parseVisitorCookie(known), visit === undefined, time));
  writeCookie('ss_cvr', visitor, VISITOR_LIFETIME);
  writeCookie('ss_cvt', String(time), VISIT_LIFETIME);
  writeCookie('ss_cid', analyticsId, ANALYTICS_LIFETIME);
  return visitor;
}
