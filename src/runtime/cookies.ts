import { encodeValue, valueIn, valuesIn } from '../data/cookie-text';
import { guarded } from '../data/guarded';
import * as page from '../dom/page';
import { memory } from './storage';

const DAY = 86_400;

/** Lifetimes in seconds (specification, section 9, cookies and consent). */
export const VISITOR_LIFETIME = 730 * DAY;
export const VISIT_LIFETIME = 30 * 60;
export const CONSENT_LIFETIME = 30 * DAY;
export const ANALYTICS_LIFETIME = 390 * DAY;

/** The first cookie with that name, or `undefined`. Never throws, even if cookies are blocked. */
export function readCookie(name: string): string | undefined {
  return readCookies(name)[0];
}

/** Several cookies from one read, because each read blocks on another process. */
export function readCookies(...names: string[]): (string | undefined)[] {
  const text = cookieText();
  return names.map((name) => valueIn(text, name) ?? memory().get(name));
}

/** Every value visible under a name, undecoded; there is one for each path and domain that set it. */
export function rawValues(name: string): string[] {
  const values = valuesIn(cookieText(), name);
  return values.length ? values : [memory().get(name) ?? []].flat();
}

function cookieText(): string {
  return guarded(page.cookies) ?? '';
}

/** A cookie for the whole site, with the given lifetime or for the session. */
type Cookie = readonly [name: string, value: string, lifetime?: number];

/**
 * Writes cookies, then reads once which of them the browser keeps. The others, as in another site's frame, are
 * remembered for this page.
 */
export function writeCookies(...cookies: Cookie[]): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  for (const [name, value, lifetime] of cookies) {
    const maxAge = lifetime ? `Max-Age=${lifetime}; ` : '';
    setCookie(`${name}=${encodeValue(value)}; Path=/; ${maxAge}SameSite=Lax${secure}`);
  }
  const text = cookieText();
  for (const [name, value] of cookies)
    if (!valuesIn(text, name).includes(encodeValue(value))) memory().set(name, value);
}

function setCookie(text: string): void {
  guarded(() => page.setCookie(text));
}

/** Removes a cookie set by this host or by any parent domain. */
function clearCookie(name: string, path = '/'): void {
  memory().delete(name);
  const labels = location.hostname.split('.');
  const domains = labels.map((_, first) => `; Domain=${labels.slice(first).join('.')}`);
  for (const domain of ['', ...domains]) setCookie(`${name}=; Path=${path}; Max-Age=0${domain}`);
}

/** Removes a cookie from every path visible to the page: each parent folder, with and without the trailing slash. */
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
