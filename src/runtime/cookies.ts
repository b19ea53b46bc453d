import { valueIn, valuesIn } from '../data/cookie-text';
import * as page from '../dom/page';
import { memory } from './storage';

const DAY = 86_400;

/** Lifetimes in seconds (specification, section 9, cookies and consent). */
export const VISITOR_LIFETIME = 730 * DAY;
export const VISIT_LIFETIME = 30 * 60;
export const CONSENT_LIFETIME = 30 * DAY;
export const ANALYTICS_LIFETIME = 390 * DAY;

/** The first cookie of that name; `undefined` when there is none. Never throws, also not where cookies are forbidden. */
export function readCookie(name: string): string | undefined {
  return readCookies(name)[0];
}

/** Several cookies by one look, since each asks another process and waits. */
export function readCookies(...names: string[]): (string | undefined)[] {
  const text = cookieText();
  return names.map((name) => valueIn(text, name) ?? memory().get(name));
}

/**
 * Every value that the page sees under a name, spelled as in the cookie text: there is one for each path and domain
 * that set it.
 */
export function rawValues(name: string): string[] {
  const values = valuesIn(cookieText(), name);
  return values.length ? values : [memory().get(name) ?? []].flat();
}

function cookieText(): string {
  try {
    return page.cookies();
  } catch {
    return '';
  }
}

/**
 * Writes a cookie for the whole site, for its lifetime or else for the session, or remembers it for this page where
 * the browser forbids cookies.
 */
export function writeCookie(name: string, value: string, lifetime?: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  try {
    page.setCookie(
      `${name}=${encodeValue(value)}; Path=/; ${lifetime ? `Max-Age=${lifetime}; ` : ''}SameSite=Lax${secure}`,
    );
    if (navigator.cookieEnabled) return;
  } catch {
    // forbidden, as where they are switched off
  }
  memory().set(name, value);
}

/** Removes a cookie as the host wrote it and as any parent domain may have written it. */
export function clearCookie(name: string, path = '/'): void {
  memory().delete(name);
  const labels = location.hostname.split('.');
  const domains = labels.map((_, first) => `; Domain=${labels.slice(first).join('.')}`);
  try {
    for (const domain of ['', ...domains]) page.setCookie(`${name}=; Path=${path}; Max-Age=0${domain}`);
  } catch {
    // forbidden: there is none to be removed
  }
}

/** Removes a cookie from every path that the page sees: each folder around it, with and without the last slash. */
export function clearCookieOnPaths(name: string): void {
  const segments = location.pathname.split('/');
  const folders = segments.map((_, last) => segments.slice(0, last + 1).join('/'));
  for (const path of folders.flatMap((folder) => [`${folder}/`, folder]))
    if (rawValues(name).length) clearCookie(name, path);
}

export function cookieNames(): string[] {
  const pairs = cookieText().split(/; */);
  return pairs.map((pair) => pair.split('=')[0] ?? '').filter(Boolean);
}

/** Only what a cookie value may hold (RFC 6265); the bars between a visitor's numbers stay readable. */
export function encodeValue(value: string): string {
  return encodeURIComponent(value.replace(/[\ud800-\udfff]/gu, '\ufffd')).replaceAll('%7C', '|');
}
