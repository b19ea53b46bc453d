import type { Page, Route } from 'playwright';
import { pageOf, type Stage, type Visit, type VisitOptions } from '../harness';
import { until } from '../until';

/** Mocks of vendors' scripts: each behaves as documented, and records its calls in `asked`. */
const VENDOR_MOCKS = {
  maps: `
    const libraries = {
      maps: { Map: class {
        constructor(canvas, options) { this.canvas = canvas; this.listeners = {}; asked.push(['map', options]); maps.push(this); canvas.append('drawn'); }
        setCenter(centre) { asked.push(['setCenter', centre]); }
        addListener(name, run) { this.listeners[name] = run; }
      } },
      marker: { Marker: class {
        constructor(options) { const { map, ...rest } = options; asked.push(['marker', rest]); markers.push(this); this.listeners = {}; }
        addListener(name, run) { this.listeners[name] = run; }
        setMap() {}
      } },
      core: { Size: class { constructor(width, height) { Object.assign(this, { width, height }); } } },
    };
    window.google = { maps: { importLibrary: async (name) => libraries[name] } };
    window[new URL(document.currentScript.src).searchParams.get('callback')]();`,
  opentable: `
    const script = document.querySelector('script[src*="opentable.com/widget/reservation/loader"]:not([data-seen])');
    script.dataset.seen = '';
    const frame = document.createElement('iframe');
    const { search, searchParams } = new URL(script.src);
    [frame.width, frame.height] = searchParams.get('theme') === 'wide' ? [840, 150] : [224, 301];
    frame.src = 'https://www.opentable.com/widget/reservation/canvas' + search;
    script.after(frame);`,
  tock: `
    tock.callMethod = (...call) => {
      asked.push(call);
      document.getElementById('Tock_widget_container').append('Tock of ' + call[1]);
    };
    for (const call of tock.queue) tock.callMethod(...call);`,
  twitter: `
    window.twttr = { widgets: { createFollowButton: async (screenname, place) => {
      const frame = document.createElement('iframe');
      frame.title = 'Follow ' + screenname;
      [frame.width, frame.height] = [180, 20];
      frame.style.border = 0;
      place.append(frame);
      return frame;
    } } };`,
  pinterest: `window.PinUtils = { build: (place) => place.querySelector('[data-pin-do]').append(' (Pinterest)') };`,
  disqus: `
    window.DISQUSWIDGETS = {};
    document.getElementById('dsq-count-scr');
    for (const place of document.querySelectorAll('a[href*="#disqus_thread"]')) place.textContent = '3 comments';`,
  captcha: `
    window.grecaptcha = { render: (box) => { box.append('Are you human?'); return 0; }, getResponse: () => '', reset() {} };
    window[new URL(document.currentScript.src).searchParams.get('onload')]();`,
  recorder: `window.recorded = true;`,
};

export type Vendor = keyof typeof VENDOR_MOCKS | 'google-fonts' | 'kit';

const ADDRESSES: Readonly<Record<Vendor, RegExp>> = {
  maps: /^https:\/\/maps\.googleapis\.com\/maps\/api\/js\?/,
  opentable: /^https:\/\/www\.opentable\.com\/widget\/reservation\/loader\?/,
  tock: /^https:\/\/www\.exploretock\.com\/tock\.js(\?|$)/,
  twitter: /^https:\/\/platform\.twitter\.com\/widgets\.js$/,
  pinterest: /^https:\/\/assets\.pinterest\.com\/js\/pinit\.js$/,
  disqus: /^https:\/\/kiln\.disqus\.com\/count\.js$/,
  captcha: /^https:\/\/www\.google\.com\/recaptcha\/api\.js\?/,
  recorder: /^https:\/\/edge\.(na1\.)?fullstory\.com\/s\/fs\.js/,
  'google-fonts': /^https:\/\/fonts\.googleapis\.com\/css2\?/,
  kit: /^https:\/\/use\.typekit\.net\/abc1def\.css$/,
};

const STYLE_SHEETS: readonly string[] = ['google-fonts', 'kit'];

/** The response in place of a vendor's. */
export type Answer = (route: Route, vendor: Vendor) => Promise<unknown>;

/** The vendor's regular response. */
export const asDocumented: Answer = (route, vendor) =>
  STYLE_SHEETS.includes(vendor)
    ? route.fulfill({ contentType: 'text/css', body: `body { --${vendor}: there }` })
    : route.fulfill({
        contentType: 'text/javascript',
        body: `(() => {${VENDOR_MOCKS[vendor as keyof typeof VENDOR_MOCKS]}})()`,
      });

interface VendorsOptions extends VisitOptions {
  readonly context?: Record<string, unknown>;
  readonly answer?: Answer;
}

export const KEY = { gmRenderKey: btoa('a-key') };

/** Settings with which every vendor has something to do, beside the page type. */
export const VENDOR_CONTEXT = {
  ...KEY,
  website: {
    id: '5b0000000000000000000001',
    identifier: 'kiln',
    captchaSettings: { siteKey: 'a-key', provider: 'recaptcha' },
  },
  googleFonts: ['Inter'],
  typekitId: 'abc1def',
  websiteSettings: { disqusShortname: 'kiln' },
};

/** Shows blocks whose vendors respond with `answer`; nothing reaches the network. */
export function showVendors(
  stage: Stage,
  body: string,
  { context = KEY, answer = asDocumented, before = '', ...options }: VendorsOptions = {},
): Promise<Visit> {
  return stage.show(pageOf({ body: `<main>${body}</main>`, context }), {
    ...options,
    before,
    async prepare(page) {
      await answerVendors(page, answer);
      await options.prepare?.(page);
    },
  });
}

/** Routes a page's vendor requests to the mocks; call it before the page is opened. */
export async function answerVendors(page: Page, answer: Answer = asDocumented): Promise<void> {
  await page.addInitScript('window.asked = []; window.maps = []; window.markers = [];');
  await page.route(/^https:/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Mock</title>' }),
  );
  for (const [vendor, address] of Object.entries(ADDRESSES)) {
    await page.route(address, (route) => answer(route, vendor as Vendor));
  }
}

/** The addresses that the page requested from a vendor. */
export function askedOf({ requests }: Visit, vendor: Vendor): URL[] {
  return requests.filter((address) => ADDRESSES[vendor].test(address)).map((address) => new URL(address));
}

export function mapBlock(id: string, data: Record<string, unknown> = {}, attributes = ''): string {
  const location = { mapLat: 41, mapLng: -8, addressTitle: 'Kiln', addressLine1: '7 Potters Rise' };
  return `<div data-block="map" id="${id}" ${attributes} data-block-json='${JSON.stringify({ location, ...data })}'></div>`;
}

/** A block for each vendor, and one that needs none. */
export const VENDOR_BLOCKS = `${mapBlock('map')}${mapBlock('map2')}
  <div data-block="reservation" id="table" data-block-json='{"restaurantId":"432"}'></div>
  <div data-block="reservation" id="tock" data-block-json='{"provider":"tock","businessId":"kiln"}'></div>
  <p data-block="follow-button" id="follow" data-service="twitter" data-screenname="kiln"><a href="https://twitter.com/kiln">@kiln</a></p>
  <p data-block="follow-button" id="follow2" data-service="Twitter" data-screenname="mill"></p>
  <p data-block="follow-button" id="pin" data-service="pinterest" data-screenname="kiln"></p>
  <div data-block="form" id="ask" data-block-json='{"formId":"f1","captchaEnabled":true}'>
    <form method="post"><div class="form-item field email" id="email-1"><label for="mail">Email</label><input id="mail" name="email"></div><button type="submit">Send</button></form>
  </div>
  <a id="comments" href="/journal#disqus_thread">Comments</a>
  <div data-block="button" id="other"><a href="#other">Another block</a></div>`;

export const allMounted = (page: Page) =>
  until(page, "mortar.blocks().every(({ state }) => state === 'mounted')");
