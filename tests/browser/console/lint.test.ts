import { expect, it } from 'vitest';
import { pageOf, TAG, useStage } from '../harness';
import { accordion } from '../markup';

const stage = useStage();

interface Fault {
  readonly code: string;
  readonly element: string;
  readonly message: string;
  readonly suggestion: string;
  readonly docs: string;
}

async function faultsOf(html: string): Promise<Fault[]> {
  const { page } = await stage.show(html);
  return page.evaluate<Fault[]>(
    'Promise.resolve(mortar.lint()).then((faults) => faults.map((fault) => ({ ...fault, element: fault.element.id || fault.element.localName })))',
  );
}

const IMAGE = 'data-src="/images/jug.svg" data-image-dimensions="1600x2400" alt=""';

const json = (name: string, settings: object) =>
  `<div data-block="${name}" id="x" data-block-json='${JSON.stringify(settings)}'><svg></svg><img ${IMAGE}></div>`;

const field = (row: object) =>
  `<div data-block="form" id="x" data-form-id="f1" data-form-fields='${JSON.stringify([row])}'></div>`;

/** Each with one fault at the element `x`. */
const faulty: [code: string, body: string, says: RegExp][] = [
  ['unknown-block', '<div data-block="acordion" id="x"></div>', /Did you mean accordion\?/],
  ['unknown-block', '<div data-block="tea-kettle" id="x"></div>', /Known are .*accordion/],
  ['missing-part', '<div data-block="accordion" id="x"></div>', /\.accordion-item/],
  ['malformed-json', accordion('x', { attributes: 'data-block-json="{oops"' }), /double quotes/],
  ['malformed-json', accordion('x', { attributes: 'data-block-json="[1]"' }), /double quotes/],
  [
    'unknown-setting',
    accordion('x', { attributes: `data-block-json='{"expandFirstItems":true}'` }),
    /Did you mean expandFirstItem\?/,
  ],
  ['unknown-setting', json('gallery', { 'auto-play': true }), /Did you mean autoplay\?/],
  ['unknown-setting', json('video', { titel: 'Kiln' }), /Did you mean title\?/],
  ['unknown-setting', json('audio', { url: '/a.mp3', showDownlaod: true }), /Did you mean showDownload\?/],
  ['unknown-setting', json('shape', { dropShadows: null }), /Did you mean dropShadow\?/],
  ['wrong-value', json('gallery', { slidesPerRow: -1 }), /Write a number from 1 to 100/],
  ['wrong-value', '<div data-block="video" id="x" data-mode="zoom"></div>', /Write none, fit or fill/],
  [
    'unknown-attribute',
    '<div data-block="video" id="x" data-provder-name="YouTube"></div>',
    /Did you mean data-provider-name\?/,
  ],
  ['unknown-attribute', '<div data-blok="video" id="x"></div>', /Did you mean data-block\?/],
  ['unknown-attribute', `<img id="x" alt="" data-scr="/images/jug.svg">`, /Did you mean data-src\?/],
  [
    'wrong-value',
    `<div data-block="gallery" id="x" data-props='{"gutter":"wide"}'><img ${IMAGE}></div>`,
    /Write a number from 0 to 10000/,
  ],
  ['image-without-alt', `<img id="x" ${IMAGE.replace('alt=""', '')}>`, /alt=""/],
  ['image-without-dimensions', `<img id="x" ${IMAGE.replace('1600x2400', '1600')}>`, /1500x1000/],
  [
    'unknown-attribute',
    `<img id="x" ${IMAGE} data-image-focal-pont="0.5,0.5">`,
    /Did you mean data-image-focal-point\?/,
  ],
  [
    'wrong-value',
    `<img id="x" ${IMAGE} data-image-focal-point="0.5">`,
    /Write two numbers from 0 to 1, such as 0\.5,0\.5/,
  ],
  ['wrong-value', `<img id="x" ${IMAGE} data-load="later">`, /Write true or false or viewport/],
  ['unknown-attribute', '<a id="x" data-cookie-setting>Cookies</a>', /Did you mean data-cookie-settings\?/],
  [
    'unknown-attribute',
    '<script id="x" type="text/plain" data-catagory="analytics"></script>',
    /Did you mean data-category\?/,
  ],
  [
    'wrong-value',
    json('form', { formId: 'a', formFields: [{ type: 'emial', id: 'mail' }] }),
    /each with a known type and its own id/,
  ],
  ['missing-setting', '<div data-block="form" id="x"><form></form></div>', /"formId"/],
  [
    'missing-setting',
    `<div data-block="newsletter" id="x" data-block-json='{"formId":""}'><form></form></div>`,
    /data-form-id/,
  ],
  [
    'missing-setting',
    '<div data-block="form" data-form-id="a"><form><input type="email" id="x"><button>Send</button></form></div>',
    /Add name=/,
  ],
  ['unknown-setting', field({ type: 'text', id: 'a', titel: 'Name' }), /Did you mean title\?/],
  ['missing-setting', field({ type: 'text', id: 'a', label: 'Name' }), /Add "title"/],
  ['missing-setting', field({ type: 'radio', id: 'a', title: 'Glaze', options: 'Ash' }), /Add "options"/],
  ['wrong-value', json('mobile-info-bar', { location: '12 Kiln Street' }), /an object such as/],
  ['wrong-value', json('product-reviews', { products: [{ productId: 'bowl' }] }), /\{"id":"bowl"/],
  ['missing-setting', '<div data-block="calendar" id="x"></div>', /data-collection-id/],
  ['missing-setting', '<div data-block="widget" id="x"></div>', /"type"/],
  ['missing-setting', '<div data-block="map" id="x"></div>', /data-location/],
  [
    'missing-setting',
    '<div data-block="reservation" id="x"><a href="/book">Book</a></div>',
    /"restaurantId"/,
  ],
  [
    'wrong-value',
    `<div data-block="newsletter" data-form-id="a" id="x" data-block-json='{"localizedStrings":"Name fehlt"}'><form></form></div>`,
    /an object of texts/,
  ],
  ['wrong-value', json('map', { location: { lat: 41.1, lng: -8.6 } }), /mapLat and mapLng/],
  ['wrong-value', json('gallery', { design: 'Grid' }), /Did you mean grid\?/],
  ['wrong-value', json('gallery', { design: 'masonry' }), /Known are default, slideshow/],
  ['wrong-value', json('gallery', { design: 'slideshow', transition: 'slide' }), /Did you mean swipe\?/],
  ['wrong-value', json('gallery', { design: 'grid', 'aspect-ratio': '3:2' }), /three-two/],
  ['wrong-value', `<img id="x" ${IMAGE.replace('/images', 'C:\\pictures')}>`, /a path or a web address/],
  [
    'wrong-value',
    '<time data-relative-time datetime="21.11.2026" id="x">x</time>',
    /<time data-relative-time/,
  ],
  [
    'wrong-value',
    '<span data-relative-time datetime="2026-11-21" id="x">x</span>',
    /<time data-relative-time/,
  ],
  [
    'wrong-value',
    `<figure data-block="image" id="x" data-lightbox><img ${IMAGE}></figure>`,
    /Write data-lightbox="true", or leave it out/,
  ],
  [
    'missing-setting',
    '<div data-block="calendar" id="x" data-collection-id=" "></div>',
    /data-collection-id/,
  ],
  [
    'missing-part',
    '<div data-block="menu" id="x"><div class="menu-selector"><b>A</b><b>B</b></div><p class="menu">C</p><p class="menu">D</p></div>',
    /role="tab" on each tab/,
  ],
  ['dead-link', '<a href="www.kiln.example" id="x">Kiln</a>', /https:/],
  ['script-without-consent', '<script data-category="analytics" id="x"></script>', /type="text\/plain"/],
  ['script-without-consent', '<script data-category="ads" type="module" id="x"></script>', /text\/plain/],
  ['second-tag', TAG.replace('<script', '<script id="x"'), /Remove this one/],
];

it('every fault is found once, at its element, and says what to do', async () => {
  const body = faulty.map(([, html], index) => html.replace('id="x"', `id="x${index}"`)).join('');
  const faults = await faultsOf(pageOf({ body }));
  const byElement = new Map(faults.map((fault) => [fault.element, fault]));
  expect(faults).toHaveLength(faulty.length);
  for (const [index, [code, , says]] of faulty.entries()) {
    const fault = byElement.get(`x${index}`);
    expect(fault).toEqual({
      code,
      element: `x${index}`,
      message: expect.stringMatching(/./),
      suggestion: expect.stringMatching(says),
      docs: `docs/lint.md#${code}`,
    });
  }
});

it('no-context is found on a page whose context is not readable', async () => {
  const [fault, ...others] = await faultsOf(pageOf({ context: '{oops' }));
  expect(others).toEqual([]);
  expect(fault).toMatchObject({ code: 'no-context', element: 'site-context' });
});

it('no-context is found where the id of the context is misspelt', async () => {
  const context = '<script type="application/json" id="siteContext">{ "website": { "id": "1" } }</script>';
  const [fault, ...others] = await faultsOf(
    `<!doctype html><html lang="en"><body>${context}${TAG}</body></html>`,
  );
  expect(others).toEqual([]);
  expect(fault).toMatchObject({ code: 'no-context', element: 'siteContext' });
});

it('malformed-message is found for each text of the site that cannot be used', async () => {
  const cases: [english: string, words: unknown, says: RegExp][] = [
    ['{title} is required.', '{title', /"}" but the end found/],
    ['{item} was removed from your cart', '{n, plural, one {x}}', /a branch "other" but "}" found/],
    ['{val} is not a valid page URL', '{n, plural, other {{val}}}', /It uses \{n\}, which has no value/],
    ['Emails must be formatted as {email}', '{email} {email, select, other {{emial}}}', /It uses \{emial\}/],
    ['Decline', 7, /It is not a string/],
    ['Please select a star ratting', 'Bitte Sterne vergeben', /replaces no text of Mortar/],
  ];
  const broken = Object.fromEntries(cases.map(([english, words]) => [english, words]));
  const faults = await faultsOf(pageOf({ context: { messages: { Accept: 'Annehmen', ...broken } } }));
  expect(faults).toHaveLength(cases.length);
  for (const [index, [english, , says]] of cases.entries()) {
    expect(faults[index]).toMatchObject({ code: 'malformed-message', element: 'site-context' });
    expect(faults[index]?.message).toMatch(says);
    expect(faults[index]?.message).toContain(`"${english}"`);
  }
});

it('a page without faults has none', async () => {
  const forms = [
    `<div data-block="form" data-block-json='{"formId":"f1"}'><form></form></div>`,
    '<div data-block="form" data-form-id="f1"><form></form></div>',
    '<div data-block="newsletter"><form data-form-id="f1"></form></div>',
    `<div data-block="form"><form onsubmit="return (function (form) { Y.use('squarespace-form-submit', 'node', function (Y) { (new Y.Squarespace.FormSubmit(form)).submit({ formId: 'f1' }); }); return false; })(this);"></form></div>`,
  ];
  const body = `${accordion('faq')}<div data-block="image"><img ${IMAGE}></div>${forms.join('')}`;
  const messages = { Accept: 'Annehmen', '{val} is not a valid page URL': '{val} geht nicht' };
  expect(await faultsOf(pageOf({ body, context: { messages } }))).toEqual([]);
});

it('a script that waited for consent and runs now has no fault', async () => {
  const waiting = '<script type="text/plain" data-category="analytics">document.title = "ran";</script>';
  const { page } = await stage.show(pageOf({ body: waiting }), { cookies: { ss_cookieAllowed: 'true' } });
  await page.waitForFunction(() => document.title === 'ran');
  expect(await page.evaluate('mortar.lint().then((faults) => faults.length)')).toBe(0);
});

it('elements with the names of document members do not stop it', async () => {
  const body = '<form name="querySelectorAll"></form><div data-block="acordion" id="x"></div>';
  expect((await faultsOf(pageOf({ body }))).map(({ code }) => code)).toEqual(['unknown-block']);
});

it('a form whose fields have the names of its own members does not stop it', async () => {
  const members = [
    'attributes',
    'getAttribute',
    'hasAttribute',
    'matches',
    'querySelector',
    'querySelectorAll',
  ];
  const fields = members.map((name) => `<input name="${name}" aria-label="${name}">`).join('');
  const body = `<form data-block="form" data-form-idd="7">${fields}<button>Send</button></form><form>${fields}</form>`;
  expect((await faultsOf(pageOf({ body }))).map(({ code }) => code)).toEqual([
    'unknown-attribute',
    'missing-setting',
  ]);
});

it('a value has the words that its block has for it', async () => {
  const { page } = await stage.show(
    pageOf({ body: '<div data-block="video" id="film" data-mode="zoom" data-block-json="[]"></div>' }),
  );
  const [problems, messages] = await page.evaluate<[string[], string[]]>(`(async () => {
    const faults = await mortar.lint();
    await mortar.remount(film);
    const { problems } = mortar.inspect(film);
    return [problems, faults].map((list) => list.map(({ code, message }) => code + ': ' + message));
  })()`);
  expect(messages).toEqual(problems);
  expect(messages).toHaveLength(2);
});
