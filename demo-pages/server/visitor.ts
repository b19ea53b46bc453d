import type { Context } from 'hono';
import { deleteCookie, getCookie } from 'hono/cookie';
import * as z from 'zod';
import { asRecord } from '../../src/data/fields.ts';
import { parseJson } from '../../src/data/json.ts';
import { sendCookie } from './cookies.ts';
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
export function changeVisitor(c: Context<DemoEnv>, choices: Readonly<Record<string, unknown>>) {
  const changed = { ...savedChoices(c), ...choices };
  if (!VisitorSchema.safeParse(changed).success) return;
  const known = Object.entries(changed).filter(([name]) => name in VisitorSchema.shape);
  keepChoices(c, Object.fromEntries(known));
  deleteCookie(c, 'ss_cookieAllowed', { path: '/' });
}

export function forgetAccount(c: Context<DemoEnv>) {
  keepChoices(c, { ...savedChoices(c), account: 'visitor' });
}

function keepChoices(c: Context<DemoEnv>, choices: object) {
  sendCookie(c, COOKIE, JSON.stringify(choices));
}

function savedChoices(c: Context<DemoEnv>) {
  return asRecord(parseJson(getCookie(c, COOKIE)));
}
