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
    'form-captcha': typeof import('./forms/captcha-adapter');
    'form-counter': typeof import('./forms/counter');
    'form-countries': typeof import('./forms/countries');
    'form-draft': typeof import('./forms/draft');
    'form-print': typeof import('./forms/print-values');
    'form-draw': typeof import('./forms/draw/draw-form');
    'gallery-controls': typeof import('./blocks/gallery/carousel/controls');
    'gallery-motion': typeof import('./blocks/gallery/carousel/index');
    'popup-dialog': typeof import('./components/popup-dialog/index');
    'search-suggestions': typeof import('./blocks/search/suggestions/index');
    media: typeof import('./media/index');
    'player-messages': typeof import('./media/player-messages');
    captcha: typeof import('./forms/captcha/index');
    checkout: typeof import('./commerce/checkout-guard');
    http: typeof import('./api/page-client');
    'background-image': typeof import('./media/images/background');
    sanitize: typeof import('./dom/sanitize');

    // What lies over the page.
    'cookie-banner': typeof import('./components/cookie-banner/index');
    dialog: typeof import('./components/dialog/index');
    lightbox: typeof import('./components/lightbox/index');
    'lightbox-controls': typeof import('./components/lightbox/controls/index');
    'system-error': typeof import('./components/system-error/index');
    toast: typeof import('./components/toast/index');
    tooltip: typeof import('./components/tooltip/index');

    // Steps of the start that can wait, and what they ask for.
    later: typeof import('./initializers/idle/index');
    session: typeof import('./visitor/session/chunk');
    'session-recording': typeof import('./visitor/tracking/session-recording');
    'consented-scripts': typeof import('./visitor/tracking/run-scripts');
    vendors: typeof import('./initializers/idle/vendors/index');
    'native-bridge': typeof import('./visitor/native/offer');

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
    'in-view': typeof import('./initializers/on-demand/in-view');
    'message-parser': typeof import('./i18n/parser-chunk');
    messages: typeof import('./i18n/fill-in');
    'relative-times': typeof import('./i18n/relative-times');
  }
}

export {};
