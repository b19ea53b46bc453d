import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import * as z from 'zod';
import { parseJson } from './calls/call.ts';
import type { DemoEnv } from './env.ts';

const COOKIE = 'demo';

/** The simulated visitor, and settings that override those of the pages. */
const VisitorSchema = z.object({
  account: z.enum(['visitor', 'owner', 'viewer']).default('visitor'),
  isCookieBannerEnabled: z.stringbool().default(true),
  isRestrictiveCookiePolicyEnabled: z.stringbool().default(false),
  cookieBannerVariant: z.enum(['BAR', 'POPUP']).default('BAR'),
  cookieBannerPosition: z
    .enum(['', 'TOP', 'BOTTOM', 'TOP_LEFT', 'TOP_RIGHT', 'BOTTOM_LEFT', 'BOTTOM_RIGHT'])
    .default(''),
  cookieBannerTheme: z.enum(['LIGHT', 'DARK']).default('DARK'),
  cookieBannerCtaVariant: z.enum(['TEXT', 'BUTTON', 'ICON']).default('BUTTON'),
  cookieBannerAcceptType: z.enum(['OPT_IN', 'OPT_IN_AND_OUT']).default('OPT_IN_AND_OUT'),
});

export type Visitor = z.infer<typeof VisitorSchema>;

/** The visitor of this request; a cookie with an invalid choice is ignored. */
export function visitorOf(c: Context<DemoEnv>): Visitor {
  return VisitorSchema.safeParse(savedChoices(c)).data ?? VisitorSchema.parse({});
}

/** Changes some choices and deletes the visitor's answer to the banner, so that it is shown again. */
export function changeVisitor(c: Context<DemoEnv>, choices: Record<string, string>) {
  const changed = { ...savedChoices(c), ...choices };
  if (!VisitorSchema.safeParse(changed).success) return;
  const known = Object.entries(changed).filter(([name]) => name in VisitorSchema.shape);
  setCookie(c, COOKIE, JSON.stringify(Object.fromEntries(known)), { path: '/', sameSite: 'Lax' });
  deleteCookie(c, 'ss_cookieAllowed', { path: '/' });
}

export function forgetAccount(c: Context<DemoEnv>) {
  setCookie(c, COOKIE, JSON.stringify({ ...savedChoices(c), account: 'visitor' }), {
    path: '/',
    sameSite: 'Lax',
  });
}

function savedChoices(c: Context<DemoEnv>): Record<string, unknown> {
  const saved = parseJson(getCookie(c, COOKIE) ?? '');
  return typeof saved === 'object' && saved !== null ? { ...saved } : {};
}
