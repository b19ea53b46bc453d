import type { Context } from 'hono';
import { setCookie } from 'hono/cookie';

/** Sends a cookie that holds on the whole site. */
export function sendCookie(c: Context, name: string, value: string) {
  setCookie(c, name, value, { path: '/', sameSite: 'Lax' });
}
