import type { BlockName } from './runtime/block-entry';
import type { BlockModule } from './runtime/types';

/**
 * All chunks except those of blocks, by name, with the module each is built from. The build reads this list;
 * `runtime.chunks.load('<name>')` loads the module. A block's chunk is the `index` of its folder.
 */
export const CHUNKS = {
  // Parts of blocks that only some of them need.
  'form-captcha': () => import('./forms/captcha/captcha-host'),
  'form-counter': () => import('./forms/features/counter'),
  'form-countries': () => import('./forms/fields/countries'),
  'form-dialog': () => import('./forms/form-dialog'),
  'form-draft': () => import('./forms/features/draft'),
  'form-print': () => import('./forms/features/print-values'),
  'form-draw': () => import('./forms/draw/drawn-form'),
  'gallery-controls': () => import('./blocks/gallery/carousel/controls/index'),
  'gallery-motion': () => import('./blocks/gallery/carousel/index'),
  'popup-dialog': () => import('./components/popup-dialog/index'),
  'search-suggestions': () => import('./blocks/search/suggestions/index'),
  media: () => import('./media/index'),
  'player-messages': () => import('./media/player-messages'),
  captcha: () => import('./forms/captcha/index'),
  checkout: () => import('./commerce/checkout-guard'),
  http: () => import('./api/page-client'),
  'intersection-observer': () => import('./dom/intersection-observer'),
  'background-image': () => import('./media/images/background'),
  sanitize: () => import('./runtime/sanitize/with-browser'),
  'sanitize-library': () => import('./runtime/sanitize/with-library'),

  // Overlays.
  'cookie-banner': () => import('./components/cookie-banner/index'),
  dialog: () => import('./components/dialog/index'),
  lightbox: () => import('./components/lightbox/index'),
  'lightbox-controls': () => import('./components/lightbox/controls/index'),
  'system-error': () => import('./components/system-error/index'),
  toast: () => import('./components/toast/index'),
  tooltip: () => import('./components/tooltip/index'),

  // Idle steps, the chunks they load, and steps that start on demand.
  idle: () => import('./initializers/idle/index'),
  session: () => import('./visitor/session/chunk'),
  'session-recording': () => import('./visitor/tracking/session-recording'),
  'consented-scripts': () => import('./visitor/tracking/run-scripts'),
  vendors: () => import('./initializers/idle/vendors/index'),
  'native-bridge': () => import('./visitor/native/offer'),
  'in-view': () => import('./initializers/in-view'),

  // Published pages.
  published: () => import('./published/index'),
  'published-classic': () => import('./published/classic/index'), // templates of version 7.0
  'published-banner': () => import('./published/classic/banner/index'),
  'published-header': () => import('./published/header/index'),
  'published-header-modal': () => import('./published/header/modal'),
  'published-early-layout': () => import('./published/early-layout/index'),
  'early-galleries': () => import('./published/early-layout/galleries'),
  'published-sections': () => import('./published/sections/index'),
  'section-backgrounds': () => import('./published/sections/backgrounds/index'),
  'section-courses': () => import('./published/sections/courses/index'),
  'section-lists': () => import('./published/sections/lists/index'),
  'product-gallery': () => import('./published/sections/product-gallery/index'),
  'section-shop': () => import('./published/sections/shop/index'),

  // Support staff and authors.
  author: () => import('./console/author'),
  console: () => import('./console/support-calls'),
  explain: () => import('./console/explain/index'),
  lint: () => import('./console/lint'),
  panel: () => import('./console/panel/index'),
  report: () => import('./console/report/index'),

  // Texts and times.
  'message-parser': () => import('./i18n/parser-chunk'),
  messages: () => import('./i18n/fill-in'),
  'relative-times': () => import('./i18n/relative-times'),
} as const;

type OtherChunks = { readonly [Name in keyof typeof CHUNKS]: Awaited<ReturnType<(typeof CHUNKS)[Name]>> };

/** Blocks whose chunk exports more than `mount`. */
interface LargerBlocks {
  readonly form: typeof import('./blocks/form/index');
  readonly 'mobile-info-bar': typeof import('./blocks/mobile-info-bar/index');
  readonly 'popup-overlay': typeof import('./blocks/popup-overlay/index');
}

type BlockChunks = { readonly [Name in Exclude<BlockName, keyof LargerBlocks>]: BlockModule };

declare module './runtime/chunks' {
  interface ChunkModules extends OtherChunks, LargerBlocks, BlockChunks {
    /** React itself, shared by the chunks of blocks. */
    readonly react: unknown;
    /** What everything modal shares. */
    readonly modal: unknown;
    /** What shops share. */
    readonly cart: unknown;
    /** What lays out galleries and lists. */
    readonly 'gallery-layout': unknown;
  }
}
