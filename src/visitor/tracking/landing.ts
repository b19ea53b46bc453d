import * as page from '../../dom/page';
import { readCookie } from '../../runtime/cookies';
import type { Runtime } from '../../runtime/types';
import { enterSession } from './session-stage';
import { newId } from './visitor';

/** Marketing parameters copied from the page's address (specification, section 3, other entities). */
const MARKETING = /^(source|(sub)?(campaign|channel)|variation|mkwid)$/;

const ADDRESS = '/api/track/Track';

/** Reports a landing: the first page of a session, and every page reached through marketing. */
export function trackLanding({ hits, requests }: Runtime): void {
  const marketing = marketingIn(location.search);
  const sent = hits.offer('GET', ADDRESS, () => {
    const isLanding = enterSession(readCookie('ss_cid') ?? newId());
    if (!isLanding && !marketing.length) return;
    requests.add('GET', ADDRESS, 'sent');
    new Image().src = `${location.origin}${ADDRESS}?${new URLSearchParams([...marketing, ...landingFacts()])}`;
  });
  sent.catch(() => {}); // failures are ignored
}

function marketingIn(search: string): string[][] {
  return [...new URLSearchParams(search)].filter(([name = '', value]) => value && MARKETING.test(name));
}

function landingFacts(): string[][] {
  return [
    ['landing', location.pathname],
    ['refer', page.referrer()],
    ['rk', newId()],
    ['lang', navigator.language],
    ['screen', `${screen.width}x${screen.height}`],
  ];
}
