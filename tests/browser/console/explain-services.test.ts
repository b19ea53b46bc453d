import { describe, expect, it } from 'vitest';
import { eventually } from '../eventually';
import { pageOf, useStage } from '../harness';
import { accordion } from '../markup';
import { until } from '../until';
import { BODY, type Explanation } from './console-page';

const stage = useStage();

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
