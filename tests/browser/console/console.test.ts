import { describe, expect, it } from 'vitest';
import { eventually } from '../eventually';
import { pageOf, useStage } from '../harness';
import { accordion } from '../markup';
import { BODY } from './console-page';

const stage = useStage();

describe('mortar.blocks() and mortar.inspect()', () => {
  it('say how each block is and where its settings came from', async () => {
    const visit = await stage.show(
      pageOf({ body: `${BODY}<div style="height:5000px"></div>${accordion('far')}` }),
    );
    await visit.page.waitForSelector('#faq[data-block-state="mounted"]');
    expect(
      await visit.page.evaluate(
        'mortar.blocks().map(({ name, state, element, error }) => [name, state, element.id, error])',
      ),
    ).toEqual([
      ['accordion', 'mounted', 'faq', undefined],
      ['accordion', 'waiting', 'far', undefined],
    ]);
    expect(await visit.page.evaluate('mortar.inspect(faq)')).toEqual({
      name: 'accordion',
      state: 'mounted',
      settings: [
        { name: 'allowMultipleOpenItems', value: true, from: 'data-block-json' },
        { name: 'expandFirstItem', value: false, from: 'default' },
      ],
      problems: [],
    });
    expect(visit.messages.some(({ type }) => type === 'table')).toBe(true);
  });

  it('name attribute and problem of a wrong setting', async () => {
    const body = `<div data-block="accordion" id="faq" data-allow-multiple="perhaps">${accordion('inner').replace(/^<div[^>]*>/, '')}`;
    const { page } = await stage.show(pageOf({ body }));
    await page.waitForSelector('#faq[data-block-state="mounted"]');
    const { problems, settings } = await page.evaluate<{
      problems: { code: string; message: string }[];
      settings: unknown[];
    }>('mortar.inspect(faq)');
    expect(problems.map(({ code }) => code)).toEqual(['wrong-value']);
    expect(problems[0]?.message).toContain('data-allow-multiple');
    expect(problems[0]?.message).toContain('"perhaps"');
    expect(settings).toContainEqual({ name: 'allowMultipleOpenItems', value: false, from: 'default' });
  });
});

it('mortar.inspect() names the site context as a place where a wrong setting may be', async () => {
  const websiteSettings = { popupOverlaySettings: { style: 2, timerDelay: -5 } };
  const body = '<div data-block="popup-overlay" id="letter" hidden></div>';
  const { page } = await stage.show(pageOf({ body, context: { websiteSettings } }));
  await page.waitForSelector('#letter[data-block-state="mounted"]', { state: 'attached' });
  const { problems, settings } = await page.evaluate<{ problems: unknown; settings: unknown[] }>(
    'mortar.inspect(letter)',
  );
  const message = 'timerDelay must be a number from 0, got -5 (in the block or the site context)';
  expect(problems).toEqual([{ code: 'wrong-value', message }]);
  expect(settings).toContainEqual({ name: 'style', value: 2, from: 'the block or the site context' });
});

it('mortar.inspect() names the fields that a form leaves out', async () => {
  const settings = JSON.stringify({ formId: 'a', formFields: [{ type: 'emial', id: 'mail' }] });
  const { page } = await stage.show(
    pageOf({ body: `<div data-block="form" id="ask" data-block-json='${settings}'></div>` }),
  );
  await page.waitForSelector('#ask[data-block-state="mounted"]');
  expect(await page.evaluate('mortar.inspect(ask).problems')).toEqual([
    { code: 'wrong-value', message: 'The form field "mail" was ignored: unknown type "emial".' },
  ]);
});

describe('mortar.inspect() of something else than a block', () => {
  const inspected = (part: string) =>
    `(({ name, settings }) => [name, settings.length])(mortar.inspect(${part}))`;

  it('shows the block around it, as for what was chosen in the developer tools', async () => {
    const { page } = await stage.show(pageOf({ body: BODY }));
    await page.waitForSelector('#faq[data-block-state="mounted"]');
    expect(await page.evaluate(inspected("faq.querySelector('button')"))).toEqual(['accordion', 2]);
  });

  it('says that there is none', async () => {
    const { page, messages } = await stage.show(pageOf({ body: BODY }));
    expect(await page.evaluate(inspected('document.body'))).toEqual([undefined, 0]);
    expect(messages.map(({ text }) => text)).toContain('No block is here; mortar.explain(element) says why');
  });

  it.each(['inspect', 'remount'])('%s says that it needs an element', async (call) => {
    const { page, messages } = await stage.show(pageOf({ body: BODY }));
    expect(await page.evaluate(`mortar.${call}('#faq')`)).toBeUndefined();
    expect(messages.map(({ text }) => text).join()).toContain('needs an element');
  });
});

describe('mortar.requests()', () => {
  it('shows what was sent, held and dropped, with the reason', async () => {
    const show = async (context: Record<string, unknown>) => {
      const { page } = await stage.show(pageOf({ context }));
      await eventually(() => page.evaluate('mortar.requests().length')).toBe(1);
      return page.evaluate<Record<string, unknown>[]>('mortar.requests()');
    };
    const url = `${stage.server.url}/api/census/RecordHit`;
    expect((await show({}))[0]).toMatchObject({ method: 'POST', url, outcome: 'sent', reason: '' });
    const restrictive = { cookieSettings: { isRestrictiveCookiePolicyEnabled: true } };
    expect((await show(restrictive))[0]).toMatchObject({ url, outcome: 'held' });
    const [dropped] = await show({ censusEnabled: false });
    expect(dropped).toMatchObject({ url, outcome: 'dropped' });
    expect(dropped?.reason).toMatch(/census/);
    expect(dropped?.time).toBeGreaterThan(1e12);
  });

  it('keeps the latest two hundred', async () => {
    const { page } = await stage.show(pageOf({ context: { censusEnabled: false } }));
    await page.evaluate(
      "Promise.all(Array.from({ length: 250 }, (_, index) => mortar.recordQuickView('product-' + index)))",
    );
    expect(await page.evaluate('mortar.requests().map(({ url }) => url)')).toEqual(
      Array.from({ length: 200 }, (_, index) => expect.stringMatching(new RegExp(`/product-${index + 50}$`))),
    );
  });
});

describe('mortar.context', () => {
  it('names the store’s currency, dollars where the page names none', async () => {
    const currencyOf = async (context: Record<string, unknown>) => {
      const { page } = await stage.show(pageOf({ context }));
      return page.evaluate('mortar.context.currency');
    };
    expect(await currencyOf({ websiteSettings: {} })).toBe('USD');
    expect(await currencyOf({ websiteSettings: { storeSettings: { selectedCurrency: 'GBP' } } })).toBe('GBP');
  });

  it.each([
    ['no context', '', pageOf().replace(/<script type="application\/json".*?<\/script>/s, '')],
    [
      'nonsense in it',
      '7.1',
      pageOf({
        context: {
          website: { siteStatus: 'open', cloneable: 'yes' },
          appDomain: 7,
          templateInstallation: [],
          websiteSettings: { ssBadgeType: {} },
        },
      }),
    ],
  ])('has a default for each field where the page has %s', async (_what, templateVersion, html) => {
    const { page, errors } = await stage.show(html);
    const read = `(({ website, websiteSettings, appDomain, templateVersion, templateInstallation }) => [website.developerMode, website.cloneable, website.identifier || '', website.siteStatus.value ?? null, websiteSettings.ssBadgeType ?? null, appDomain, templateVersion, templateInstallation.templateWebsite.id ?? null])(mortar.context)`;
    const [, cloneable, , ...rest] = await page.evaluate<unknown[]>(read);
    expect(cloneable).toBe(false);
    expect(rest).toEqual([null, null, '', templateVersion, null]);
    expect(errors).toEqual([]);
  });

  it('says of the website what published pages write beside it', async () => {
    const context = { developerMode: true, websiteCloneable: true, websiteSettings: { ssBadgeType: '2' } };
    const { page } = await stage.show(pageOf({ context }));
    const read =
      '[mortar.context.website.developerMode, mortar.context.website.cloneable, mortar.context.websiteSettings.ssBadgeType]';
    expect(await page.evaluate(read)).toEqual([true, true, 2]);
  });
});

describe('mortar.debug(true)', () => {
  it('logs the next page from its first step on, and nothing is lost', async () => {
    const visit = await stage.show(pageOf({ body: accordion('faq') }));
    await visit.page.waitForSelector('#faq[data-block-state="mounted"]');
    await visit.page.evaluate('mortar.debug(true)');
    visit.messages.splice(0);
    await visit.page.reload();
    await visit.page.waitForSelector('#faq[data-block-state="mounted"]');
    const logged = () => visit.messages.map(({ text }) => /^mortar (\w+)/.exec(text)?.[1]).filter(Boolean);
    const steps = await visit.page.evaluate<number>(
      "mortar.initializers().filter(({ when }) => when === 'now').length",
    );
    await eventually(() => logged().filter((event) => event === 'mounted').length).toBe(1);
    const start = logged().filter((event) => event === 'step' || event === 'initialised');
    expect(start.slice(0, steps + 1)).toEqual([...Array(steps).fill('step'), 'initialised']);
    await visit.page.evaluate('mortar.debug(false)');
    visit.messages.splice(0);
    await visit.page.reload();
    await visit.page.waitForSelector('#faq[data-block-state="mounted"]');
    expect(logged()).toEqual([]);
  });
});
