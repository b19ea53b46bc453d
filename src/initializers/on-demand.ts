import { MobileInfoBarStyle } from '../data/enums/site';
import { asRecord } from '../data/fields';
import * as page from '../dom/page';
import { matching, type Root } from '../runtime/find-blocks';
import type { SiteContext } from '../runtime/site-context';
import { recall } from '../runtime/storage';
import type { Runtime } from '../runtime/types';
import { isMobileAppContainer } from '../visitor/session/audience';

/** Calls `load` as soon as the page needs a chunk. */
export type Watch = (runtime: Runtime, load: () => void) => void;

/** Every published page that relies on the platform's scripts has at least one of these. */
const PUBLISHED = [
  '.sqs-block',
  '.page-section',
  '[data-controller]',
  '.newsletter-block',
  '.summary-item',
  '.sqsrte-scaled-text-container',
  '.sqs-slide',
];

/** Also on pages without these: a template's own lists, images and menus wait for markers too. */
export const PUBLISHED_BODY =
  '[id^=collection-],[id^=item-],[class*=collection-],.mobile-style-available,.sqs-seven-one';

/** On a published page that relies on the platform's scripts. */
export const onPublishedPage: Watch = (runtime, load) => {
  if (page.body().matches(PUBLISHED_BODY)) load();
  else onSight(...PUBLISHED)(runtime, load);
};

/** Whether the page is such a page now. */
export function isPublishedPage(): boolean {
  return page.body().matches(PUBLISHED_BODY) || page.all(PUBLISHED.join()).length > 0;
}

export const onMounted: Watch = ({ events }, load) => events.on('mounted', load);

/** Inside the mobile app. */
export const inMobileApp: Watch = (_runtime, load) => {
  if (!isMobileAppContainer(location.search)) return;
  page.root().classList.add('is-mobile-app'); // for style sheets
  load();
};

/** On a site with an information bar, before the visitor looks for it. */
export const withInfoBar: Watch = ({ site }, load) => {
  if (infoBarStyle(site) > MobileInfoBarStyle.NONE) load();
};

/** The style of the site's information bar, a `MobileInfoBarStyle`; `NaN` if not set. */
export function infoBarStyle({ websiteSettings }: SiteContext): number {
  return Number(asRecord(asRecord(websiteSettings).mobileInfoBarSettings).style);
}

/** For signed-in accounts, right after a logout, and when comparing test variants. */
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

/** Waits until an element that matches one of the selectors is on the page. */
export function onSight(...selectors: string[]): Watch {
  return ({ domObserver }, load) => {
    let isSeen = false;
    const look = (roots: readonly Root[]) => {
      isSeen ||= roots.some((root) => matching(root, ...selectors).length);
      if (isSeen) load();
    };
    look([document]);
    domObserver.watch(({ added }) => look(added));
  };
}
