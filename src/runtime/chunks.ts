import manifest from 'mortar:manifest';
import { ChunkLoadError } from './errors';

/** What a chunk's module exports, by the chunk's name. */
export interface ChunkModules {
  accordion: typeof import('../blocks/accordion/index');
  audio: typeof import('../blocks/audio/index');
  button: typeof import('../blocks/button/index');
  'cart-indicator': typeof import('../blocks/cart-indicator/index');
  'cart-page': typeof import('../blocks/cart-page/index');
  donation: typeof import('../blocks/donation/index');
  form: typeof import('../blocks/form/index');
  'form-captcha': typeof import('../form/captcha-adapter');
  'form-counter': typeof import('../form/counter');
  'form-countries': typeof import('../form/countries');
  'form-draft': typeof import('../form/draft');
  'form-draw': typeof import('../blocks/form/draw');
  'announcement-bar': typeof import('../blocks/announcement-bar/index');
  'mobile-info-bar': typeof import('../blocks/mobile-info-bar/index');
  'popup-overlay': typeof import('../blocks/popup-overlay/index');
  'popup-dialog': typeof import('../ui/popup-dialog/index');
  gallery: typeof import('../blocks/gallery/index');
  'gallery-controls': typeof import('../blocks/gallery/motion/controls');
  'gallery-motion': typeof import('../blocks/gallery/motion/index');
  image: typeof import('../blocks/image/index');
  marquee: typeof import('../blocks/marquee/index');
  'member-access': typeof import('../blocks/member-access/index');
  menu: typeof import('../blocks/menu/index');
  newsletter: typeof import('../blocks/newsletter/index');
  'product-reviews': typeof import('../blocks/product-reviews/index');
  search: typeof import('../blocks/search/index');
  'search-suggestions': typeof import('../blocks/search/suggestions/index');
  shape: typeof import('../blocks/shape/index');
  'text-highlight': typeof import('../blocks/text-highlight/index');
  'text-shrink': typeof import('../blocks/text-shrink/index');
  'follow-button': typeof import('../blocks/follow-button/index');
  map: typeof import('../blocks/map/index');
  reservation: typeof import('../blocks/reservation/index');
  summary: typeof import('../blocks/summary/index');
  widget: typeof import('../blocks/widget/index');
  video: typeof import('../blocks/video/index');
  captcha: typeof import('../captcha/index');
  'cookie-banner': typeof import('../ui/cookie-banner/index');
  lightbox: typeof import('../ui/lightbox/index');
  'lightbox-controls': typeof import('../ui/lightbox/controls/index');
  checkout: typeof import('../ui/checkout');
  dialog: typeof import('../ui/dialog/index');
  toast: typeof import('../ui/toast/index');
  tooltip: typeof import('../ui/tooltip/index');
  media: typeof import('../media/index');
  'player-messages': typeof import('../media/player-messages');
  'system-error': typeof import('../ui/system-error/index');
  sanitize: typeof import('../ui/sanitize');
  'background-image': typeof import('../images/background');
  http: typeof import('../api/page-client');
  'consented-scripts': typeof import('../tracking/run-scripts');
  session: typeof import('../session/chunk');
  later: typeof import('../initializers/later/index');
  'session-recording': typeof import('../tracking/session-recording');
  vendors: typeof import('../vendors/page/index');
  'native-bridge': typeof import('../native/offer');
  console: typeof import('../console/chunk');
  lint: typeof import('../console/lint');
  author: typeof import('../console/author');
  'relative-times': typeof import('../text/relative-times');
  'in-view': typeof import('../timing/in-view');
  messages: typeof import('../messages/fill-in');
  'message-parser': typeof import('../messages/parser-chunk');
}

export type ChunkName = keyof ChunkModules;

/** Loads the parts that not every page needs. */
export interface Chunks {
  /** @throws ChunkLoadError when both the first try and the one with a changed query failed. */
  load<Name extends ChunkName>(name: Name): Promise<ChunkModules[Name]>;
}

/** Milliseconds after which a try is given up; what else a page waits for has the same (specification, section 9). */
const PATIENCE = 30_000;

/**
 * Chunks lie beside the script's own file, whatever the page's `<base>` says.
 * A failed address stays failed in Firefox before 155, so each try after a failure has a query of its own.
 */
export function createChunks(base: string): Chunks {
  const loading = new Map<ChunkName, Promise<unknown>>();
  let failures = 0;
  let query = '';

  async function fetchChunk(name: ChunkName, isSecondTry?: true): Promise<unknown> {
    // Shared parts are asked for together with the chunk, not after it.
    import(`${base}chunks/${manifest.base}.js`).catch(() => {});
    try {
      return await inTime(import(`${base}chunks/${name}-${manifest.release}.js${query}`));
    } catch (error) {
      query = `?r=${++failures}`;
      if (!isSecondTry) return fetchChunk(name, true);
      loading.delete(name); // a later wish tries anew
      throw new ChunkLoadError(name, error);
    }
  }

  return {
    load(name) {
      const known = loading.get(name) ?? fetchChunk(name);
      loading.set(name, known);
      return known as Promise<never>;
    },
  };
}

/** By the browser's own clock, which no script of the page sets. */
function inTime(module: Promise<unknown>): Promise<unknown> {
  const tooLate = new Promise((_, refuse) => {
    AbortSignal.timeout(PATIENCE).onabort = () => refuse('no answer');
  });
  return Promise.race([module, tooLate]);
}
