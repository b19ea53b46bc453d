import { describe, expect, it } from 'vitest';
import { registry } from '../../../src/blocks/registry';
import { eventually } from '../eventually';
import { pageOf, siteContext, useStage } from '../harness';
import { accordion } from '../markup';
import { until } from '../until';

const stage = useStage();

interface Explanation {
  readonly question: string;
  readonly answer: string;
  readonly rules: readonly { readonly rule: string; readonly held: boolean; readonly because: string }[];
}

const BODY = accordion('faq', { attributes: `data-block-json='{"allowMultipleOpenItems":true}'` });

describe('mortar.explain()', () => {
  const explain = async (what: string, context: Record<string, unknown> = {}) => {
    const visit = await stage.show(pageOf({ body: BODY, context }));
    return visit.page.evaluate<Explanation>(`mortar.explain(${what})`);
  };
  const website = { ...(siteContext().website as object), developerMode: true };

  it.each([
    ["'cookie-banner'", {}, 'no', /banner.* enabled/],
    ["'tracking'", { pageType: 100 }, 'no', /page type/],
    [
      "'tracking'",
      { cookieSettings: { isRestrictiveCookiePolicyEnabled: true } },
      'no',
      /restrictive policy/,
    ],
    ["'redirect'", {}, 'no', /signed in/],
    ["'redirect'", { website, authenticatedAccount: { id: 'a' }, websiteRoles: [10] }, 'no', /viewer/],
  ])('%s with %j: %s, because of %s', async (what, context, answer, rule) => {
    const explanation = await explain(what, context);
    expect(explanation.answer).toBe(answer);
    expect(explanation.rules.at(-1)).toMatchObject({ rule: expect.stringMatching(rule), held: false });
    expect(explanation.rules.slice(0, -1).every(({ held }) => held)).toBe(true);
  });

  it('a banner that is due but could not be loaded', async () => {
    const { page } = await stage.show(
      pageOf({ context: { cookieSettings: { isCookieBannerEnabled: true } } }),
      {
        prepare: (page) => page.route(/cookie-banner-/, (route) => route.abort()),
      },
    );
    await until(page, "mortar.initializers()[0].state === 'failed'");
    const { answer, rules } = await page.evaluate<Explanation>("mortar.explain('cookie-banner')");
    expect(answer).toBe('no');
    expect(rules.at(-1)).toMatchObject({
      held: false,
      because: expect.stringContaining('could not be loaded'),
    });
    expect(await page.evaluate('mortar.report()')).toContain('cookie banner is shown: no, ');
  });

  it('escape and tracking where nothing stands against them', async () => {
    expect((await explain("'tracking'")).answer).toBe('yes');
    const pressed = await explain("'escape'", { websiteSettings: { useEscapeKeyToLogin: true } });
    expect(pressed.answer).toMatch(/admin area/);
    expect(pressed.rules.at(-1)?.held).toBe(true);
  });

  it('an element: a block that is waiting, one that is mounted, an image that is not loaded, a stranger', async () => {
    const body = `${BODY}<p id="text">x</p><img id="asked" data-src="/images/jug.svg" data-load="false" alt=""><div style="height:5000px"></div>${accordion('far')}`;
    const { page } = await stage.show(pageOf({ body }));
    await page.waitForSelector('#faq[data-block-state="mounted"]');
    const answers = await page.evaluate<Explanation[]>(
      'Promise.all([faq, far, asked, text].map(mortar.explain))',
    );
    expect(answers.map(({ answer }) => answer)).toEqual(['yes', 'no', 'no', 'no']);
    expect(answers[1]?.rules.at(-1)).toMatchObject({ held: false, because: 'waiting' });
    expect(answers[2]?.rules.at(-1)?.because).toContain('data-load is false');
  });

  it('a popup that nothing opens yet, one that is open, and a banner that was asked for again', async () => {
    const popup = (json: object) =>
      `<div data-block="popup-overlay" hidden data-block-json='${JSON.stringify({ style: 2, ...json })}'><h2>A letter</h2></div>`;
    const { page } = await stage.show(pageOf({ body: popup({}) }));
    const ask = () => page.evaluate<Explanation>("mortar.explain('popup-overlay')");
    await page.waitForSelector('[data-block-state="mounted"]', { state: 'attached' });
    const { answer, rules } = await ask();
    expect([answer, rules.at(-1)]).toEqual([
      'no',
      { rule: 'it is open', held: false, because: 'opens by mortar.popup.open()' },
    ]);
    await page.evaluate('void mortar.popup.open()');
    await page.getByRole('dialog').waitFor();
    expect((await ask()).answer).toBe('yes');
    const asked = await stage.show(pageOf({ body: '<a href="#" data-cookie-settings>Cookies</a>' }), {
      cookies: { ss_cookieAllowed: 'true' },
    });
    await asked.page.getByText('Cookies').click();
    await asked.page.locator('.sqs-cookie-banner-v2').waitFor();
    expect(await asked.page.evaluate("mortar.explain('cookie-banner')")).toMatchObject({ answer: 'yes' });
  });

  it('a banner that something of the page lies over', async () => {
    const head = '<style>#chat { position: fixed; inset: 0; z-index: 2147483647; }</style>';
    const context = { cookieSettings: { isCookieBannerEnabled: true } };
    const { page } = await stage.show(pageOf({ head, body: '<p id="chat" class="open">Hello</p>', context }));
    await page.locator('.sqs-cookie-banner-v2').waitFor();
    const ask = () => page.evaluate<Explanation>("mortar.explain('cookie-banner')");
    const { answer, rules } = await ask();
    expect([answer, rules.at(-1)?.because]).toEqual(['no', 'p#chat.open']);
    await page.evaluate('chat.remove()');
    expect((await ask()).answer).toBe('yes');
  });

  it('a popup that waits for the answer to the cookie banner', async () => {
    const popup = `<div data-block="popup-overlay" hidden data-block-json='{"style":2,"showOnTimer":true}'>A letter</div>`;
    const cookieSettings = { isCookieBannerEnabled: true };
    const { page } = await stage.show(pageOf({ body: popup, context: { cookieSettings } }));
    await page.waitForSelector('[data-block-state="mounted"]', { state: 'attached' });
    const { answer, rules } = await page.evaluate<Explanation>("mortar.explain('popup-overlay')");
    expect(answer).toBe('no');
    expect(rules.at(-1)?.rule).toMatch(/no cookie banner waits/);
  });

  it('an image that the server does not have, and one that no visitor could load', async () => {
    const body =
      '<img id="gone" data-src="/nothing.png" alt=""><img id="local" data-src="C:\\jug.jpg" alt="">';
    const { page } = await stage.show(pageOf({ body }));
    await page.waitForFunction(() => document.querySelector('#gone')?.matches('[src]:not(.loading)'));
    const [gone, local] = await page.evaluate<Explanation[]>(
      'Promise.all([gone, local].map(mortar.explain))',
    );
    expect(gone?.rules.at(-1)).toMatchObject({ rule: 'it arrived', held: false });
    expect(gone?.rules.at(-1)?.because).toContain('/nothing.png');
    expect(local?.rules.at(-1)).toMatchObject({ rule: 'visitors can load it from there', held: false });
  });

  it('a form that nothing is sent from, a map without a key, a script that waits for consent', async () => {
    const map = `<div data-block="map" id="map" data-block-json='{"location":{"mapLat":41,"mapLng":-8}}'></div>`;
    const form =
      '<div data-block="form" id="ask"><form><input name="email"><button>Send</button></form></div>';
    const script = '<script id="counter" type="text/plain" data-category="analytics"></script>';
    const { page } = await stage.show(pageOf({ body: form + map + script }));
    for (const id of ['ask', 'map']) await page.waitForSelector(`#${id}[data-block-state="mounted"]`);
    await page.waitForSelector('.mortar-placeholder');
    const [ask, place, counter] = await page.evaluate<Explanation[]>(
      "Promise.all(['ask', 'map', 'counter'].map((id) => mortar.explain(document.getElementById(id))))",
    );
    expect(ask?.rules.at(-1)).toMatchObject({ rule: expect.stringContaining('formId'), held: false });
    expect(place?.rules.at(-1)?.because).toContain('gmRenderKey');
    expect(counter?.rules.at(-1)).toMatchObject({ rule: 'the visitor said yes', held: false });
  });

  it('a request by any part of its address', async () => {
    const { page } = await stage.show(pageOf());
    await page.evaluate("mortar.track('hello', {})");
    const [{ url }] = (await until(page, 'mortar.requests().length && mortar.requests()')) as [
      { url: string },
    ];
    const part = url.split('/').at(-1);
    expect((await page.evaluate<Explanation>(`mortar.explain('${part}')`)).question).toBe(
      `Was ${part} sent?`,
    );
  });

  it('an unknown topic names the known ones', async () => {
    const { answer } = await explain("'coffee'");
    for (const topic of ['cookie-banner', 'tracking', 'redirect', 'escape', 'gallery', 'heartbeat'])
      expect(answer).toContain(topic);
  });

  it('answers whatever it is given with what is possible', async () => {
    const { page } = await stage.show(pageOf());
    for (const [what, expected] of [
      ["'trackng'", /did you mean 'tracking'/] as const,
      ["'Gallery'", /did you mean 'gallery'/] as const,
      ["'cookiebanner'", /did you mean 'cookie-banner'/] as const,
      ['undefined', /ask for an element/] as const,
      ['null', /ask for an element/] as const,
      ["''", /ask for an element/] as const,
      ['7', /ask for an element/] as const,
      ['{}', /ask for an element/] as const,
      ["Symbol('tracking')", /ask for an element/] as const,
      ["document.createTextNode('t')", /ask for an element/] as const,
      ['document', /ask for an element/] as const,
      ['{ toString() { throw new Error("no") } }', /ask for an element/] as const,
      ["'__proto__'", /ask for an element/] as const,
      ["'constructor'", /ask for an element/] as const,
    ]) {
      const { answer } = await page.evaluate<Explanation>(`mortar.explain(${what})`);
      expect([what, answer]).toEqual([what, expect.stringMatching(expected)]);
    }
  });
});

const BLOCKS = [...new Set(registry.map(({ name }) => name))];

describe('mortar.explain() answers for every block of the registry', () => {
  it('that the page has none, and how it would be marked', async () => {
    const { page } = await stage.show(pageOf());
    for (const name of BLOCKS) {
      const { answer, question, rules } = await page.evaluate<Explanation>(`mortar.explain('${name}')`);
      expect([name, question, answer]).toEqual([name, expect.stringContaining(name), 'no']);
      expect(rules.at(-1)?.held).toBe(false);
      if (name !== 'mobile-info-bar') expect(rules.at(-1)?.because).toContain(`[data-block="${name}"]`);
    }
  });

  it('that it waits, by its name and by its element', async () => {
    const waiting = BLOCKS.filter((name) => !registry.find((entry) => entry.name === name)?.mountsAtOnce);
    const blocks = waiting.map((name) => `<div data-block="${name}" id="${name}"></div>`).join('');
    const { page } = await stage.show(pageOf({ body: `<div style="height:5000px"></div>${blocks}` }));
    for (const name of waiting.filter((name) => name !== 'mobile-info-bar'))
      for (const what of [`'${name}'`, `document.getElementById('${name}')`]) {
        const { rules } = await page.evaluate<Explanation>(`mortar.explain(${what})`);
        expect([name, rules.at(-1)]).toMatchObject([
          name,
          { rule: expect.stringMatching(/near the viewport/), held: false },
        ]);
      }
  });

  it('that it works, after a first try that failed', async () => {
    let isBlocked = true;
    const { page } = await stage.show(pageOf({ body: accordion('faq') }), {
      prepare: (page) =>
        page.route(/\/chunks\/accordion/, (route) => (isBlocked ? route.abort() : route.continue())),
    });
    await page.waitForSelector('[data-block-state="failed"]');
    isBlocked = false;
    await page.locator('#faq .accordion-item__click-target').first().click();
    await page.waitForSelector('[data-block-state="mounted"]');
    expect(await page.evaluate("mortar.explain('accordion')")).toMatchObject({ answer: 'yes' });
    expect(await page.evaluate('mortar.blocks()[0].error')).toBeUndefined();
  });

  it.each([
    ['that waits', '<div hidden class="tab">', 'waiting', 'display: none on div.tab'],
    ['that is mounted', '<div style="opacity: 0">', 'mounted', 'opacity: 0 on div'],
    ['that is invisible', '<div style="visibility: hidden">', 'mounted', 'visibility: hidden'],
  ])('that the page does not show a block %s', async (_, around, state, because) => {
    const { page } = await stage.show(pageOf({ body: `${around}${accordion('faq')}</div>` }));
    await page.waitForSelector(`[data-block-state="${state}"]`, { state: 'attached' });
    const { answer, rules } = await page.evaluate<Explanation>("mortar.explain('accordion')");
    expect([answer, rules.at(-1)]).toEqual(['no', { rule: 'the page shows it', held: false, because }]);
  });

  it('that its chunk did not arrive', async () => {
    const blocks = BLOCKS.map((name) => `<div data-block="${name}" id="${name}"></div>`).join('');
    const { page } = await stage.show(pageOf({ body: blocks }), {
      prepare: (page) => page.route(/\/chunks\/(?!console|explain|base)[\w-]+\.js/, (route) => route.abort()),
    });
    await page.evaluate('mortar.blocks().forEach(({ element }) => element.scrollIntoView())');
    for (const name of BLOCKS.filter((name) => name !== 'mobile-info-bar')) {
      await page.evaluate(`document.getElementById('${name}').scrollIntoView()`);
      const last = async () =>
        (await page.evaluate<Explanation>(`mortar.explain('${name}')`)).rules.at(-1)?.rule ?? '';
      await eventually(last).toMatch(/its chunk arrived|of a type that it works on/);
    }
  });
});

describe('mortar.explain() of an element', () => {
  const last = async (body: string, what: string, context: Record<string, unknown> = {}) => {
    const { page } = await stage.show(pageOf({ body, context }));
    const decided = async () => (await page.evaluate<Explanation>(`mortar.explain(${what})`)).rules.at(-1);
    return { page, decided };
  };

  it.each([
    ['no block', '<p id="it">x</p>', /marked as a block/, /neither data-block nor a class/],
    [
      'something in a block',
      accordion('faq').replace('<li', '<li data-it'),
      /marked as a block/,
      /within the block accordion#faq/,
    ],
    ['a misspelt block', '<p id="it" data-block="galery">x</p>', /has this name/, /Did you mean gallery/],
    ['a drawing', '<svg id="it" data-block="gallery"></svg>', /HTML element/, /svg/],
    [
      'a part of a hosted component',
      '<script src="data:text/javascript,"></script><div class="sqs-block-website-component" data-block-scripts=\'["data:text/javascript,"]\'><div id="it" data-block="gallery"></div></div>',
      /hosted component/,
      /false/,
    ],
  ])('%s', async (_what, body, rule, because) => {
    const { decided } = await last(body, "document.querySelector('#it, [data-it]')");
    expect(await decided()).toMatchObject({
      held: false,
      rule: expect.stringMatching(rule),
      because: expect.stringMatching(because),
    });
  });

  it('a block that was taken back', async () => {
    const { page, decided } = await last(BODY, 'faq');
    await page.waitForSelector('#faq[data-block-state="mounted"]');
    await page.evaluate('mortar.unmount(faq)');
    expect(await decided()).toMatchObject({
      rule: expect.stringMatching(/Mortar has found it/),
      because: expect.stringMatching(/unmount/),
    });
  });

  it('a block on a page of a type that it doesn’t work on', async () => {
    const { decided } = await last('<div data-block="cart-page" id="cart"></div>', 'cart');
    await eventually(decided).toMatchObject({
      rule: expect.stringMatching(/type that it works on/),
      because: 'page type 2',
    });
  });

  it('an announcement that was closed, and one without a text', async () => {
    const announcementBarSettings = { style: 2, text: '<p>Open on Sunday</p>' };
    const context = { websiteSettings: { announcementBarSettings } };
    const body = '<div data-block="announcement-bar" id="bar"></div>';
    const { page, decided } = await last(body, "'announcement-bar'", context);
    await page.locator('.sqs-announcement-bar-close').click();
    expect(await decided()).toMatchObject({
      held: false,
      rule: expect.stringMatching(/has not closed it/),
      because: 'closed',
    });
    const empty = { websiteSettings: { announcementBarSettings: { style: 2, text: ' ' } } };
    const other = await last(body, "'announcement-bar'", empty);
    await eventually(other.decided).toMatchObject({ held: false, rule: expect.stringMatching(/has a text/) });
  });

  it('an announcement that its own settings switch off', async () => {
    const announcementBarSettings = { style: 2, text: 'Open on Sunday', showAnnouncementBar: false };
    const body = '<div data-block="announcement-bar" id="bar"></div>';
    const { page, decided } = await last(body, "'announcement-bar'", {
      websiteSettings: { announcementBarSettings },
    });
    await page.waitForSelector('#bar[data-block-state="mounted"]', { state: 'attached' });
    expect(await page.getByText('Open on Sunday').count()).toBe(0);
    expect(await decided()).toMatchObject({
      held: false,
      rule: expect.stringMatching(/shows its announcement/),
    });
  });

  it('an information bar on a screen that is not touched, and none at all', async () => {
    const mobileInfoBarSettings = { style: 2, isContactEmailEnabled: true };
    const context = { websiteSettings: { mobileInfoBarSettings, contactEmail: 'kiln@example.com' } };
    const { page, decided } = await last(BODY, "'mobile-info-bar'", context);
    await page.mouse.move(5, 5);
    await eventually(decided).toMatchObject({ held: false, rule: expect.stringMatching(/mobile one/) });
    const without = await last(BODY, "'mobile-info-bar'");
    expect(await without.decided()).toMatchObject({
      held: false,
      rule: expect.stringMatching(/site has an information bar/),
    });
  });

  it('a map that waits for the visitor’s consent', async () => {
    const map = `<div data-block="map" id="map" data-block-json='{"location":{"mapLat":51.5,"mapLng":-0.1}}'></div>`;
    const cookieSettings = { isRestrictiveCookiePolicyEnabled: true };
    const { decided } = await last(map, "'map'", { cookieSettings });
    await eventually(decided).toMatchObject({
      rule: expect.stringMatching(/another site/),
      because: 'no restrictive policy, or accepted: no (not answered)',
    });
  });
});

describe('mortar.explain() of a step or a service', () => {
  it('answers for every step of the start', async () => {
    const { page } = await stage.show(pageOf({ body: BODY }));
    await page.mouse.move(5, 5);
    await until(page, "mortar.initializers().every(({ state }) => state !== 'waiting')");
    const steps = await page.evaluate<string[]>('mortar.initializers().map(({ name }) => name)');
    for (const name of steps) {
      const { answer, rules } = await page.evaluate<Explanation>(`mortar.explain('${name}')`);
      expect([name, rules.length > 0, answer]).toEqual([name, true, expect.not.stringMatching(/unknown/)]);
    }
  });

  it.each<[string, Record<string, unknown>, RegExp]>([
    ['heartbeat', {}, /heartbeatSeconds/],
    ['heartbeat', { heartbeatSeconds: 5, censusEnabled: false }, /census enabled/],
    ['session-recording', {}, /shop page/],
    ['vendors', {}, /googleFonts/],
    [
      'vendors',
      { googleFonts: ['Inter'], cookieSettings: { isRestrictiveCookiePolicyEnabled: true } },
      /restrictive/,
    ],
    ['events', { pageType: 100 }, /page type/],
    ['pixel-search', {}, /results of a search/],
    ['consented-scripts', {}, /script\[data-category\]/],
    ['relative-times', {}, /data-relative-time/],
    ['native-bridge', {}, /platform=mobile-app/],
    ['session', {}, /account/],
    ['trace', {}, /a block has failed/],
    ['error-reporter', {}, /error has happened/],
    ['published', {}, /class or attribute of one/],
    ['panel', {}, /mortar-panel/],
    ['/api/orders', {}, /made such a call/],
  ])('%s with %j: the rule %s decides', async (name, context, rule) => {
    const { page } = await stage.show(pageOf({ body: BODY, context }));
    const { answer, rules } = await page.evaluate<Explanation>(`mortar.explain('${name}')`);
    expect([answer, rules.at(-1)]).toMatchObject(['no', { held: false, rule: expect.stringMatching(rule) }]);
  });

  it('says of a request what became of it', async () => {
    const context = { cookieSettings: { isRestrictiveCookiePolicyEnabled: true } };
    const { page } = await stage.show(pageOf({ context }));
    await page.evaluate("mortar.recordEvent('a', {})");
    const { rules } = await page.evaluate<Explanation>("mortar.explain('/api/events/RecordEvent')");
    expect(rules.at(-1)).toMatchObject({
      held: false,
      because: expect.stringMatching(/^held no restrictive policy/),
    });
    await page.evaluate('mortar.consent.set(true)');
    const latest = async () =>
      (await page.evaluate<Explanation>("mortar.explain('/api/events/RecordEvent')")).rules.at(-1);
    await eventually(latest).toMatchObject({ because: expect.stringMatching(/^failed HTTP 400/) });
  });

  it.each<[string, string, string, RegExp, RegExp]>([
    [
      'accordion',
      '',
      `${accordion('near')}<div style="height:5000px"></div>${accordion('far')}`,
      /came near the viewport/,
      /^waiting$/,
    ],
    [
      'image-loader',
      '',
      '<div style="height:5000px"></div><img data-src="/images/jug.svg" data-load="viewport" alt="">',
      /came near the viewport/,
      /^data-load is viewport$/,
    ],
    [
      'consented-scripts',
      'abc',
      '<script type="text/plain" data-category="analytics">window.ran = 1</script>',
      /nonce of the script tag/,
      /^false$/,
    ],
  ])('says of %s what is missing, where something else is not', async (name, nonce, body, rule, because) => {
    const tag = `<script nonce="${nonce}" async src="/mortar.js"></script>`;
    const { page } = await stage.show(pageOf({ body, tag }), { cookies: { ss_cookieAllowed: 'true' } });
    const last = async () => (await page.evaluate<Explanation>(`mortar.explain('${name}')`)).rules.at(-1);
    await eventually(last).toMatchObject({
      rule: expect.stringMatching(rule),
      held: false,
      because: expect.stringMatching(because),
    });
  });

  it('says of a popup that the page’s style sheets hide it', async () => {
    const head = '<style>.sqs-popup-overlay { display: none !important; }</style>';
    const body = `<div data-block="popup-overlay" hidden data-block-json='{"style":2}'><h2>A letter</h2></div>`;
    const { page } = await stage.show(pageOf({ head, body }));
    await page.waitForSelector('[data-block-state="mounted"]', { state: 'attached' });
    await page.evaluate('void mortar.popup.open()');
    const last = async () =>
      (await page.evaluate<Explanation>("mortar.explain('popup-overlay')")).rules.at(-1);
    await eventually(last).toMatchObject({
      rule: expect.stringMatching(/style sheets don't hide/),
      held: false,
    });
  });
});
