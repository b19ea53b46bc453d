import { firstFailing, type Rules } from '../data/rules';
import { onEventWithin } from '../dom/delegate';
import { hiddenByPage } from '../runtime/hidden-by-page';
import type { Runtime } from '../runtime/types';
import { withChunk } from '../runtime/with-chunk';
import { signalConsent } from '../visitor/tracking/consent-signals';

/** Shows the cookie banner while there is no answer, on request, and as a preview for the site's owner. */
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

/** Rules that decide whether this page shows the banner. */
export function* bannerRules({ site, consent }: Runtime): Rules {
  const { isCookieBannerEnabled } = site.cookieSettings;
  yield ['cookie banner enabled', isCookieBannerEnabled, `isCookieBannerEnabled: ${isCookieBannerEnabled}`];
  yield ['not answered yet', consent.get() === undefined, consent.get() ?? 'not answered'];
  const hidden = hiddenByPage('cookie-banner');
  yield ["the page's style sheets don't hide it", !hidden, hidden];
}

/** The banner is a chunk that pages without it never load. The visitor may have answered before it arrives. */
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

/** The owner's preview is controlled by window events or by messages from the editor's parent frame. */
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
