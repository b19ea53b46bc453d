import * as page from '../dom/page';
import { matching, type Root } from '../runtime/find-blocks';
import { recall } from '../runtime/storage';
import type { Initializer, Runtime } from '../runtime/types';
import { withChunk } from '../runtime/with-chunk';
import { isMobileAppContainer } from '../visitor/session/audience';

/** Loads a part as soon as the page turns out to need it; `load` works once. */
type Watch = (runtime: Runtime, load: () => void) => void;

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

/** Parts of the script that most pages never load, by their chunk; each runs on from its own `start`. */
const WATCHES = {
  'consented-scripts': onSight('script[type="text/plain"][data-category]'),
  'relative-times': onSight('[data-relative-time]'),
  published: (runtime, load) => {
    if (page.body().matches(PUBLISHED_BODY)) load();
    else onSight(...PUBLISHED)(runtime, load);
  },
  'in-view': ({ events }, load) => events.on('mounted', load),
  'native-bridge': (_runtime, load) => {
    if (!isMobileAppContainer(location.search)) return;
    page.root().classList.add('is-mobile-app'); // for style sheets
    load();
  },
  session: ({ site: { authenticatedAccount, accessPermissions, websiteRoles } }, load) => {
    const isAccount = authenticatedAccount || accessPermissions.length || websiteRoles.length;
    const isAsked = /[?&](logout=true|abVariant=)/.test(location.search);
    if (isAccount || isAsked || recall('abVariant')) load();
  },
} satisfies Record<string, Watch>;

export const parts: readonly Initializer[] = Object.entries<Watch>(WATCHES).map(([name, watch]) => ({
  name,
  start: (runtime) =>
    watch(
      runtime,
      page.once(() => withChunk(runtime, name as keyof typeof WATCHES, (part) => part.start(runtime))),
    ),
}));

/** Each selector by itself: a class that no element has costs nothing, while a list costs a pass. */
function onSight(...selectors: string[]): Watch {
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
