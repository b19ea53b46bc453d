import * as page from '../dom/page';
import { matching, type Root } from '../runtime/find-blocks';
import type { SiteContext } from '../runtime/site-context';
import { recall } from '../runtime/storage';
import type { Runtime } from '../runtime/types';
import { isMobileAppContainer } from '../visitor/session/audience';

/** Calls `load` as soon as the page turns out to need a part of the script. */
export type Watch = (runtime: Runtime, load: () => void) => void;

/** Any of these is on every published page that its platform's scripts would bring to life. */
const PUBLISHED = [
  '.sqs-block',
  '.page-section',
  '[data-controller]',
  '.newsletter-block',
  '.summary-item',
  '.sqsrte-scaled-text-container',
  '.sqs-slide',
];

/** Also where a page has none of these: a template's own lists, pictures and menus wait for marks too. */
const PUBLISHED_BODY = '[id^=collection-],[id^=item-],[class*=collection-]';

/** On a published page, which the platform's scripts would bring to life. */
export const onPublishedPage: Watch = (runtime, load) => {
  if (page.body().matches(PUBLISHED_BODY)) load();
  else onSight(...PUBLISHED)(runtime, load);
};

/** Whether it is one as it stands now. */
export function isPublishedPage(): boolean {
  return page.body().matches(PUBLISHED_BODY) || page.all(PUBLISHED.join()).length > 0;
}

export const onMounted: Watch = ({ events }, load) => events.on('mounted', load);

/** In the app around the page. */
export const inMobileApp: Watch = (_runtime, load) => {
  if (!isMobileAppContainer(location.search)) return;
  page.root().classList.add('is-mobile-app'); // for style sheets
  load();
};

/** For an account, for somebody who has just left one, and for whoever compares variants. */
export const forAccount: Watch = ({ site }, load) => {
  if (needsSession(site)) load();
};

export function needsSession({
  authenticatedAccount,
  accessPermissions,
  websiteRoles,
}: SiteContext): boolean {
  const isAccount = authenticatedAccount || accessPermissions.length || websiteRoles.length;
  const isAsked = /[?&](logout=true|abVariant=)/.test(location.search);
  return Boolean(isAccount || isAsked || recall('abVariant'));
}

/** Each selector by itself: a class that no element has costs nothing, while a list costs a pass. */
export function onSight(...selectors: string[]): Watch {
  return ({ domObserver }, load) => {
    let isSeen = false;
    const look = (roots: readonly Root[]) => {
      isSeen ||= roots.some((root) => selectors.some((selector) => matching(root, selector).length));
      if (isSeen) load();
    };
    look([document]);
    domObserver.watch(({ added }) => look(added));
  };
}
