import { describe, expect, it } from 'vitest';
import { registry } from '../../../src/blocks/registry';
import { eventually } from '../eventually';
import { pageOf, useStage } from '../harness';
import { accordion } from '../markup';
import { BODY, type Explanation } from './console-page';

const stage = useStage();

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
    [
      'a block of an unknown name, with each known one once',
      '<p id="it" data-block="qqqqqqqq">x</p>',
      /has this name/,
      /^(?!.* ([\w-]+),(.* )?\1[,.])Known are .*\bgallery\b/,
    ],
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
