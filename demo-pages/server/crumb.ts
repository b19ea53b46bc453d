import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { sendCookie } from './cookies.ts';
import type { DemoEnv } from './env.ts';

/** Gives the visitor a crumb, unless they have one. */
export function ensureCrumb(c: Context<DemoEnv>) {
  if (getCookie(c, 'crumb')) return;
  sendCookie(c, 'crumb', c.get('crumbs').issue());
}

/** Where a call carries its crumb. */
export type CrumbPlace = 'query' | 'header' | 'field';

/** Whether the request carries the cookie's crumb in one of the places. */
export function bringsCrumb(c: Context<DemoEnv>, places: readonly CrumbPlace[], body: unknown) {
  const held = getCookie(c, 'crumb');
  if (!held || !c.get('crumbs').knows(held)) return false;
  return places.some((place) => crumbAt(c, place, body) === held);
}

function crumbAt(c: Context<DemoEnv>, place: CrumbPlace, body: unknown) {
  if (place === 'query') return c.req.query('crumb');
  if (place === 'header') return c.req.header('x-csrf-token');
  return (body as { crumb?: unknown } | null)?.crumb;
}

/** The platform's response to a wrong crumb: the script keeps the new one and tries once more. */
export function answerCrumbFail(c: Context<DemoEnv>) {
  const held = getCookie(c, 'crumb');
  const crumb = held && c.get('crumbs').knows(held) ? held : c.get('crumbs').issue();
  c.set('reason', 'the crumb is missing or wrong');
  return c.json({ crumbFail: true, crumb }, 400);
}
