import type { Context } from 'hono';
import { deleteCookie } from 'hono/cookie';
import { sendCookie } from '../cookies.ts';
import type { DemoEnv } from '../env.ts';
import { type Visitor, visitorOf } from '../visitor.ts';
import type { PageState } from './page-state.ts';

/** The visitor's answer to the cookie banner. */
const COOKIE = 'ss_cookieAllowed';

/** The visitor of a page in a state. A state of consent is one of a site that tracks nobody without it. */
export function visitorIn(c: Context<DemoEnv>, { consent, width }: PageState): Visitor {
  const visitor = visitorOf(c);
  // Around a frame there is nothing to ask; the page in the frame asks.
  if (width) return { ...visitor, isCookieBannerEnabled: false };
  if (!consent) return visitor;
  if (consent === 'asked') deleteCookie(c, COOKIE, { path: '/' });
  else sendCookie(c, COOKIE, `${consent === 'given'}`);
  return { ...visitor, isCookieBannerEnabled: true, isRestrictiveCookiePolicyEnabled: true };
}
