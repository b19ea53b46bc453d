import type { Rules } from '../../data/rules';
import { isByAuthor } from '../../dom/consented-script';
import * as page from '../../dom/page';
import { vendorRules } from '../../initializers/idle/vendors';
import { isPublishedPage, needsSession } from '../../initializers/on-demand';
import type { Runtime } from '../../runtime/types';
import { audience, isMobileAppContainer } from '../../visitor/session/audience';
import type { Service } from './explanation';

/** Parts of the script that only some pages load, and what they require. */
export const DEMANDS: Record<string, Service> = {
  'consented-scripts': {
    question: 'Do scripts that wait for consent run?',
    rules: ({ runtime }) => scriptRules(runtime),
  },
  'relative-times': {
    question: 'Does the page show relative times?',
    rules: () => existsRules('[data-relative-time]'),
  },
  published: {
    question: 'Is this a published page?',
    rules: function* () {
      yield [
        'the body or an element has a class or attribute of one',
        isPublishedPage(),
        page.body().className,
      ];
    },
  },
  'in-view': {
    question: 'Are blocks marked when they come into view?',
    rules: function* ({ runtime: { blocks } }) {
      const mounted = blocks.instances().filter(({ state }) => state === 'mounted');
      yield ['a block is mounted', mounted.length > 0, mounted.length];
    },
  },
  'native-bridge': {
    question: 'Is the page shown in a mobile app?',
    rules: function* () {
      const isInApp = isMobileAppContainer(location.search);
      yield ['the address says platform=mobile-app', isInApp, location.search || 'no parameter'];
    },
  },
  session: {
    question: 'Is there anything to do for an account?',
    rules: function* ({ runtime: { site } }) {
      const isNeeded = needsSession(site);
      yield [
        'an account is signed in, has just signed out, or compares variants',
        isNeeded,
        audience(site).kind,
      ];
    },
  },
  vendors: {
    question: 'Are third-party fonts or comment counts loaded?',
    rules: function* ({ runtime }) {
      yield* vendorRules(runtime.site);
      yield* runtime.consent.rules();
    },
  },
};

function* scriptRules({ consent, tag }: Runtime): Rules {
  yield* existsRules('script[data-category]');
  yield ['the visitor said yes', consent.get() === true, consent.get() ?? 'not answered'];
  yield* consent.rules();
  const scripts = [...page.all<HTMLScriptElement>('script[data-category]')];
  const isTrusted = scripts.every((script) => isByAuthor(script, tag));
  yield ['they have the nonce of the script tag, if it has one', isTrusted];
}

function* existsRules(selector: string): Rules {
  const { length } = page.all(selector);
  yield [`the page has ${selector}`, length > 0, length];
}
