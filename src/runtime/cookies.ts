import { encodeValue, valueIn, valuesIn } from '../data/cookie-text';
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
  try {
    return page.cookies();
  } catch {
    return '';
  }
}

/**
 * Writes a cookie for the whole site, with the given lifetime or for the session. If the browser doesn't keep it, as in
 * another site's frame, it is remembered for this page.
 */
export function writeCookie(name: string, value: string, lifetime?: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  const written = encodeValue(value);
  try {
    page.setCookie(
      `${name}=${written}; Path=/; ${lifetime ? `Max-Age=${lifetime}; ` : ''}SameSite=Lax${secure}`,
    );
  } catch {
    // cookies are blocked
  }
  if (!valuesIn(cookieText(), name).includes(written)) memory().set(name, value);
}

/** Removes a cookie set by this host or by any parent domain. */
function clearCookie(name: string, path = '/'): void {
  memory().delete(name);
  const labels = location.hostname.split('.');
  const domains = labels.map((_, first) => `; Domain=${labels.slice(first).join('.')}`);
  try {
    for (const domain of ['', ...domains]) page.setCookie(`${name}=; Path=${path}; Max-Age=0${domain}`);
  } catch {
    // cookies are blocked, so there is none to remove
  }
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
