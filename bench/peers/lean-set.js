import {
  BrowserClient,
  dedupeIntegration,
  defaultStackParser,
  getCurrentScope,
  globalHandlersIntegration,
  makeFetchTransport,
} from '@sentry/browser';
import Plausible from 'plausible-tracker';
import { tinykeys } from 'tinykeys';
import { run as showConsent } from 'vanilla-cookieconsent';
import LazyLoad from 'vanilla-lazyload';

reportErrors();
askForConsent();
Plausible({ domain: 'example.com', apiHost: location.origin, trackLocalhost: true }).enableAutoPageviews();
tinykeys(window, { Escape: () => location.assign('/config') });
new LazyLoad({ elements_selector: 'img[data-src]' });

function reportErrors() {
  const client = new BrowserClient({
    dsn: `http://key@${location.host}/1`,
    transport: makeFetchTransport,
    stackParser: defaultStackParser,
    integrations: [globalHandlersIntegration(), dedupeIntegration()],
  });
  getCurrentScope().setClient(client);
  client.init();
}

function askForConsent() {
  const context = JSON.parse(document.getElementById('site-context')?.textContent ?? '{}');
  showConsent({
    autoShow: Boolean(context.cookieSettings?.isCookieBannerEnabled),
    hideFromBots: false,
    categories: { necessary: { enabled: true, readOnly: true }, analytics: {} },
    guiOptions: { consentModal: { layout: 'bar', position: 'bottom' } },
    language: { default: 'en', translations: { en: wordsOfTheBanner() } },
  });
}

function wordsOfTheBanner() {
  const description = 'By using this website, you agree to our use of cookies.';
  const consentModal = {
    title: 'Cookies',
    description,
    acceptAllBtn: 'Accept',
    acceptNecessaryBtn: 'Decline',
  };
  return { consentModal, preferencesModal: { sections: [] } };
}
