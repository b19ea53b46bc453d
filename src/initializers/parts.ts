import { matching, type Root } from '../runtime/find-blocks';
import * as page from '../runtime/page';
import { withChunk } from '../runtime/with-chunk';
import { isMobileAppContainer } from '../session/audience';
import type { Initializer, Runtime } from '../types';

/** Loads a part as soon as the page turns out to need it; `load` works once. */
type Watch = (runtime: Runtime, load: () => void) => void;

/** What published style sheets hide until a mark appears; one by one, since a class that no element has costs nothing. */
const MARKED = [
  '.newsletter-block',
  '.image-block-outer-wrapper',
  '.block-animation',
  '.sqsrte-scaled-text-container',
  '.summary-item',
  '.gallery-grid-item',
  '.gallery-masonry-item',
  '.gallery-strips-item',
  '.gallery-reel',
  '.gallery-slideshow',
  '.gallery-fullscreen-slideshow',
  '.sqs-gallery-block-slideshow',
  '.sqs-slide',
  '.lazy-load',
  '.grid-item',
  '.portfolio-hover',
  '.enable-on-first-image-load',
  '.pdp-gallery-slides',
  '.variant-select-wrapper',
];

/** Parts of the script that most pages never load, by their chunk; each runs on from its own `start`. */
const WATCHES = {
  'consented-scripts': onSight('script[type="text/plain"][data-category]'),
  'relative-times': onSight('[data-relative-time]'),
  'published-marks': ({ events }, load) => {
    page.whenParsed(() => {
      if (MARKED.some((name) => page.all(name).length)) load();
    });
    const look = ({ element }: { element: Element }) => {
      if (matching(element, `${MARKED}`).length) load();
    };
    events.on('mounted', look);
    events.on('failed', look);
  },
  sections: onSight('.page-section, [data-controller^=VideoBackground]'),
  'published-classic': (_runtime, load) => {
    if (page.body().matches(CLASSIC)) load();
  },
  'in-view': ({ events }, load) => events.on('mounted', load),
  'native-bridge': (_runtime, load) => {
    if (!isMobileAppContainer(location.search)) return;
    page.root().classList.add('is-mobile-app'); // for style sheets
    load();
  },
  'published-header': onSight('header[data-controller="Header"]:not([data-controllers-bound])'),
  session: ({ site: { authenticatedAccount, accessPermissions, websiteRoles } }, load) => {
    const isAccount = authenticatedAccount || accessPermissions.length || websiteRoles.length;
    if (isAccount || /[?&](logout=true|abVariant=)/.test(location.search)) load();
  },
} satisfies Record<string, Watch>;

/** The body of a published page whose template is older than version 7.1. */
const CLASSIC = ':is([id^=collection-],[id^=item-],[class*=collection-]):not(.sqs-seven-one)';

export const parts: readonly Initializer[] = Object.entries<Watch>(WATCHES).map(([name, watch]) => ({
  name,
  start: (runtime) =>
    watch(
      runtime,
      page.once(() => withChunk(runtime, name as keyof typeof WATCHES, (part) => part.start(runtime))),
    ),
}));

function onSight(selector: string): Watch {
  return ({ insertions }, load) => {
    const look = (roots: readonly Root[]) => {
      if (roots.some((root) => matching(root, selector).length)) load();
    };
    look([document]);
    insertions.watch(({ added }) => look(added));
  };
}
