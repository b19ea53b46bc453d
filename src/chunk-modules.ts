/**
 * Every chunk by its name, with the module that it is made of: the one list of them, which the build reads too.
 * `runtime.chunks.load('<name>')` gives that module.
 */
declare module './runtime/chunks' {
  interface ChunkModules {
    // Blocks, each a folder.
    accordion: typeof import('./blocks/accordion/index');
    'announcement-bar': typeof import('./blocks/announcement-bar/index');
    audio: typeof import('./blocks/audio/index');
    button: typeof import('./blocks/button/index');
    'cart-indicator': typeof import('./blocks/cart-indicator/index');
    'cart-page': typeof import('./blocks/cart-page/index');
    donation: typeof import('./blocks/donation/index');
    'follow-button': typeof import('./blocks/follow-button/index');
    form: typeof import('./blocks/form/index');
    gallery: typeof import('./blocks/gallery/index');
    image: typeof import('./blocks/image/index');
    map: typeof import('./blocks/map/index');
    marquee: typeof import('./blocks/marquee/index');
    'member-access': typeof import('./blocks/member-access/index');
    menu: typeof import('./blocks/menu/index');
    'mobile-info-bar': typeof import('./blocks/mobile-info-bar/index');
    newsletter: typeof import('./blocks/newsletter/index');
    'popup-overlay': typeof import('./blocks/popup-overlay/index');
    'product-reviews': typeof import('./blocks/product-reviews/index');
    reservation: typeof import('./blocks/reservation/index');
    search: typeof import('./blocks/search/index');
    shape: typeof import('./blocks/shape/index');
    summary: typeof import('./blocks/summary/index');
    'text-highlight': typeof import('./blocks/text-highlight/index');
    'text-shrink': typeof import('./blocks/text-shrink/index');
    video: typeof import('./blocks/video/index');
    widget: typeof import('./blocks/widget/index');

    // Parts of blocks that not each of them needs.
    'form-captcha': typeof import('./form/captcha-adapter');
    'form-counter': typeof import('./form/counter');
    'form-countries': typeof import('./form/countries');
    'form-draft': typeof import('./form/draft');
    'form-print': typeof import('./form/print-values');
    'form-draw': typeof import('./form/draw/draw-form');
    'gallery-controls': typeof import('./blocks/gallery/motion/controls');
    'gallery-motion': typeof import('./blocks/gallery/motion/index');
    'popup-dialog': typeof import('./ui/popup-dialog/index');
    'search-suggestions': typeof import('./blocks/search/suggestions/index');
    media: typeof import('./media/index');
    'player-messages': typeof import('./media/player-messages');
    captcha: typeof import('./captcha/index');
    checkout: typeof import('./ui/checkout');
    http: typeof import('./api/page-client');
    'background-image': typeof import('./images/background');
    sanitize: typeof import('./ui/sanitize');

    // What lies over the page.
    'cookie-banner': typeof import('./ui/cookie-banner/index');
    dialog: typeof import('./ui/dialog/index');
    lightbox: typeof import('./ui/lightbox/index');
    'lightbox-controls': typeof import('./ui/lightbox/controls/index');
    'system-error': typeof import('./ui/system-error/index');
    toast: typeof import('./ui/toast/index');
    tooltip: typeof import('./ui/tooltip/index');

    // Steps of the start that can wait, and what they ask for.
    later: typeof import('./initializers/later/index');
    session: typeof import('./session/chunk');
    'session-recording': typeof import('./tracking/session-recording');
    'consented-scripts': typeof import('./tracking/run-scripts');
    vendors: typeof import('./vendors/page/index');
    'native-bridge': typeof import('./native/offer');

    // What only published pages need.
    published: typeof import('./published/page/index');
    // Published pages.
    'published-header': typeof import('./published/header/index');
    'published-header-modal': typeof import('./published/header/modal');
    'published-sections': typeof import('./published/sections/index');
    'section-backgrounds': typeof import('./published/sections/backgrounds/index');
    'section-lists': typeof import('./published/sections/lists/index');

    // Support staff and authors.
    author: typeof import('./console/author');
    console: typeof import('./console/chunk');
    lint: typeof import('./console/lint');

    // Published pages of older templates.
    'published-classic': typeof import('./published/classic/index');

    // Texts and times.
    'in-view': typeof import('./timing/in-view');
    'message-parser': typeof import('./messages/parser-chunk');
    messages: typeof import('./messages/fill-in');
    'relative-times': typeof import('./text/relative-times');
  }
}

export {};
