import { firstFailing, type Rules } from '../data/rules';
import { onEventWithin } from '../dom/delegate';
import { hiddenByPage } from '../runtime/hidden-by-page';
import type { Runtime } from '../runtime/types';
import { withChunk } from '../runtime/with-chunk';
import { signalConsent } from '../visitor/tracking/consent-signals';

/** Asks the cookie question while it is unanswered, on wish again, and as a preview for the site's owner. */
export function cookieBanner(runtime: Runtime): void {
  signalConsent(runtime);
  runtime.consent.clearTrackingCookies();
  const isUnanswered = () => !firstFailing(bannerRules(runtime));
  const askIfUnanswered = () => {
    if (isUnanswered()) ask(runtime, isUnanswered);
  };
  askIfUnanswered();
  runtime.events.on('consent', askIfUnanswered);
  askOnWish(runtime);
  offerPreview(runtime);
}

/** The rules by which the question is asked on this page. */
export function* bannerRules({ site, consent }: Runtime): Rules {
  yield ['cookie banner enabled', site.cookieSettings.isCookieBannerEnabled];
  yield ['not answered yet', consent.get() === undefined, consent.get() ?? 'not answered'];
  const hidden = hiddenByPage('cookie-banner');
  yield ["the page's style sheets don't hide it", !hidden, hidden];
}

/** The banner is a chunk: a page that needn't ask never loads it. Until it comes, an answer may have come. */
function ask(runtime: Runtime, isWanted = () => true): void {
  withChunk(runtime, 'cookie-banner', (banner) => {
    if (isWanted()) banner.ask(runtime);
  });
}

function askOnWish(runtime: Runtime): void {
  onEventWithin('click', '[data-cookie-settings]', (_, event) => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    ask(runtime);
  });
}

/** The owner's preview speaks by events of the window or by messages of the editor's frame around the page. */
function offerPreview(runtime: Runtime): void {
  const follow = (event: Event) =>
    withChunk(runtime, 'cookie-banner', (banner) => banner.preview(runtime, event));
  for (const action of ['force', 'update', 'unforce']) addEventListener(`cookieBanner:${action}`, follow);
  addEventListener('message', (event) => {
    if (event.source !== parent || parent === window) return;
    const action: unknown = event.data?.type ?? event.data?.name;
    if (typeof action === 'string' && action.startsWith('cookieBanner:')) follow(event);
  });
}
