import { readCookie } from '../runtime/cookies';
import * as page from '../runtime/page';
import type { Runtime } from '../types';
import { enterSession } from './session-stage';
import { newId } from './visitor';

/** Marketing parameters that are copied from the page's address (specification, section 3, other entities). */
const MARKETING = [
  'source',
  'campaign',
  'subcampaign',
  'channel',
  'subchannel',
  'variation',
  'mkwid',
] as const;

const ADDRESS = '/api/track/Track';

/** Tells of a landing: the first page of a session, and every page that marketing has led to. */
export function trackLanding({ hits, requests }: Runtime): void {
  const marketing = marketingIn(location.search);
  void hits.offer('GET', ADDRESS, () => {
    const isLanding = enterSession(readCookie('ss_cid') ?? newId());
    if (!isLanding && !Object.keys(marketing).length) return;
    requests.add('GET', ADDRESS, 'sent');
    const query = new URLSearchParams({ ...marketing, ...landingFacts() });
    new Image().src = `${location.origin}${ADDRESS}?${query}`;
  });
}

function marketingIn(search: string): Record<string, string> {
  const given = new URLSearchParams(search);
  const known = MARKETING.map((name) => [name, given.get(name) ?? '']);
  return Object.fromEntries(known.filter(([, value]) => value));
}

function landingFacts(): Record<string, string> {
  return {
    landing: location.pathname,
    refer: page.referrer(),
    rk: newId(),
    lang: navigator.language,
    screen: `${screen.width}x${screen.height}`,
  };
}
