import { describe, expect, it } from 'vitest';
import { pageOf, siteContext, useStage } from '../harness';
import { accordion } from '../markup';
import { until } from '../until';
import { BODY, type Explanation } from './console-page';

const stage = useStage();

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
