import { allOf, type Decision } from '../runtime/decision';
import { type Fields, fieldsOf, own } from '../runtime/fields';
import { type CookieSettings, readCookieSettings } from '../runtime/site-context';
import { signalConsent } from '../tracking/consent-signals';
import type { Initializer, Runtime } from '../types';

/** Shows the cookie question while it is unanswered, on wish again, and as a preview for the site's owner. */
export const cookieBanner: Initializer = {
  name: 'cookie-banner',
  start(runtime) {
    signalConsent(runtime);
    const banner = createBanner(runtime);
    runtime.consent.clearTrackingCookies();
    if (isBannerShown(runtime).yes) banner.show(runtime.site.cookieSettings);
    runtime.consent.onChange(() => banner.hideUnlessForced());
    reopenOnWish(runtime, banner);
    followPreview(runtime, banner);
  },
};

/** Whether the cookie question is asked on this page. */
export function isBannerShown({ site, consent }: Runtime): Decision {
  const { isCookieBannerEnabled } = site.cookieSettings;
  return allOf('Is the cookie banner shown?', [
    ['the banner is switched on', isCookieBannerEnabled, `isCookieBannerEnabled is ${isCookieBannerEnabled}`],
    ['the visitor has not answered yet', consent.get() === undefined, `ss_cookieAllowed is ${consent.get()}`],
  ]);
}

interface Banner {
  show(settings: CookieSettings, forced?: boolean): void;
  hide(): void;
  hideUnlessForced(): void;
}

/** The banner's drawing is a chunk: a page that needn't ask never loads it. */
function createBanner(runtime: Runtime): Banner {
  let wish = 0;
  let forced = false;
  let remove = () => {};
  const banner: Banner = {
    show(settings, isForced = false) {
      const mine = ++wish;
      forced = isForced;
      runtime.chunks.load('cookie-banner').then(
        (chunk) => {
          if (mine !== wish) return;
          remove();
          remove = chunk.showCookieBanner(runtime, settings, { isForced });
        },
        (error) => runtime.report(error, { kind: 'initializer', name: cookieBanner.name }),
      );
    },
    hide() {
      wish++;
      forced = false;
      remove();
      remove = () => {};
    },
    hideUnlessForced() {
      if (!forced) banner.hide();
    },
  };
  return banner;
}

function reopenOnWish(runtime: Runtime, banner: Banner): void {
  addEventListener('click', (event) => {
    const opener = event.target instanceof Element && event.target.closest('[data-cookie-settings]');
    if (!opener || event.defaultPrevented) return;
    event.preventDefault();
    banner.show(runtime.site.cookieSettings);
  });
}

/** The owner's preview: `cookieBanner:force`, `:update`, `:unforce`, as events or as messages of the editor's frame. */
function followPreview(runtime: Runtime, banner: Banner): void {
  let preview: Fields = {};
  const actions: Readonly<Record<string, (settings: Fields) => void>> = {
    'cookieBanner:force': (settings) => draw(settings),
    'cookieBanner:update': (settings) => draw({ ...preview, ...settings }),
    'cookieBanner:unforce': () => {
      banner.hide();
      if (isBannerShown(runtime).yes) banner.show(runtime.site.cookieSettings);
    },
  };
  const draw = (settings: Fields) => {
    preview = settings;
    banner.show(readCookieSettings({ ...runtime.site.cookieSettings, ...preview }), true);
  };
  const follow = (name: string, detail: unknown) => {
    const { version, settings } = fieldsOf(detail);
    if (version === PREVIEW_VERSION && Object.hasOwn(actions, name)) actions[name]?.(fieldsOf(settings));
  };
  for (const name of Object.keys(actions)) {
    addEventListener(name, (event) => follow(name, (event as CustomEvent).detail));
  }
  addEventListener('message', (event) => {
    if (event.source !== parent || parent === window || !isEditor(event.origin, runtime)) return;
    const message = fieldsOf(event.data);
    follow(String(own(message, 'type') ?? own(message, 'name')), own(message, 'detail') ?? message);
  });
}

/** The version that preview events must carry (specification, section 9, cookies and consent). */
const PREVIEW_VERSION = 2;

/** The editor speaks from the site itself or from its admin address. */
function isEditor(origin: string, { site }: Runtime): boolean {
  return origin === location.origin || origin === `https://${site.website.identifier}.${site.appDomain}`;
}
