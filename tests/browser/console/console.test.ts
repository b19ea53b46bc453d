import { describe, expect, it } from 'vitest';
import { eventually } from '../eventually';
import { pageOf, siteContext, useStage } from '../harness';
import { accordion } from '../markup';
import { arrived, HIT, logged } from '../wire';

const stage = useStage();

const BODY = accordion('faq', { attributes: `data-block-json='{"allowMultipleOpenItems":true}'` });

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

describe('mortar.simulate()', () => {
  it('pretends an account and a mobile device with a visible mark, until null', async () => {
    const { page } = await stage.show(pageOf({ body: BODY }));
    await page.evaluate('mortar.simulate({ account: true, roles: [1], pageType: 102, mobile: true })');
    const mark = page.getByText(/simulated:/);
    expect(await mark.isVisible()).toBe(true);
    const context =
      '[Boolean(mortar.context.authenticatedAccount), mortar.context.websiteRoles, mortar.context.pageType]';
    expect(await page.evaluate(context)).toEqual([true, [1], 102]);
    await page.evaluate('mortar.simulate(null)');
    expect(await mark.count()).toBe(0);
    expect(await page.evaluate(context)).toEqual([false, [], 2]);
  });

  it('pretends a consent without writing a cookie', async () => {
    const { page, context } = await stage.show(pageOf());
    await page.evaluate('mortar.simulate({ consent: true })');
    expect(await page.evaluate('mortar.consent.get()')).toBe(true);
    await page.evaluate('mortar.simulate({ consent: false })');
    expect(await page.evaluate("mortar.explain('tracking').then(({ answer }) => answer)")).toBe('no');
    await page.evaluate('mortar.simulate(null)');
    expect(await page.evaluate('mortar.consent.get()')).toBeUndefined();
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('ss_cookieAllowed');
  });

  it('says which facts there are instead of one it does not know', async () => {
    const { page } = await stage.show(pageOf());
    const warned = page.waitForEvent('console', (message) => message.type() === 'warning');
    await page.evaluate('mortar.simulate({ pagetype: 102 })');
    expect((await warned).text()).toBe(
      "pagetype can't be simulated; known are consent, account, roles, pageType, mobile, reducedMotion.",
    );
  });

  it('refuses anything but facts, and goes on as before', async () => {
    const { page } = await stage.show(pageOf());
    await page.evaluate('mortar.simulate({ pageType: 102 })');
    const refused = page.waitForEvent('console', (message) => message.type() === 'error');
    await page.evaluate("mortar.simulate('consent')");
    expect((await refused).text()).toContain('The facts to simulate must be an object, got "consent"');
    expect(await page.evaluate('mortar.context.pageType')).toBe(102);
    await page.evaluate('mortar.simulate(null)');
    expect(await page.evaluate('mortar.context.pageType')).toBe(2);
  });

  it('pretends the answer to the banner too, and writes no cookie', async () => {
    const { page, context } = await stage.show(
      pageOf({ context: { cookieSettings: { isCookieBannerEnabled: true } } }),
      { cookies: { ss_cookieAllowed: 'false' } },
    );
    await page.evaluate('mortar.simulate({ consent: null })');
    await page.locator('.sqs-cookie-banner-v2 .accept').click();
    await page.locator('.sqs-cookie-banner-v2').waitFor({ state: 'detached' });
    expect(await page.evaluate('mortar.consent.get()')).toBe(true);
    const cookies = await context.cookies();
    expect(cookies.find(({ name }) => name === 'ss_cookieAllowed')?.value).toBe('false');
    await page.evaluate('mortar.simulate(null)');
    expect(await page.evaluate('mortar.consent.get()')).toBe(false);
  });

  it('pretends the answer to a banner that was there before, and stores none', async () => {
    const { page, context } = await stage.show(
      pageOf({ context: { cookieSettings: { isCookieBannerEnabled: true } } }),
    );
    const banner = page.locator('.sqs-cookie-banner-v2');
    await banner.waitFor();
    await page.evaluate('mortar.simulate({ consent: null })');
    await banner.locator('.accept').click();
    await banner.waitFor({ state: 'detached' });
    expect(await page.evaluate('mortar.consent.get()')).toBe(true);
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('ss_cookieAllowed');
  });

  it('leaves what waits for a yes waiting', async () => {
    const { page } = await stage.show(
      pageOf({ context: { cookieSettings: { isRestrictiveCookiePolicyEnabled: true } } }),
    );
    await logged(page, HIT, 'held');
    await page.evaluate('mortar.simulate({ consent: true }); mortar.simulate(null)');
    expect(stage.server.store.calls({ path: HIT })).toEqual([]);
    await page.evaluate('mortar.consent.set(true)');
    await arrived(stage, HIT);
  });

  it('pretends a mobile device to what is shown there only', async () => {
    const mobileInfoBarSettings = { style: 2, isContactEmailEnabled: true };
    const { page } = await stage.show(
      pageOf({ context: { websiteSettings: { contactEmail: 'us@kiln.example', mobileInfoBarSettings } } }),
    );
    const bar = page.getByRole('link', { name: 'Email' });
    await page
      .locator('[data-block="mobile-info-bar"][data-block-state="mounted"]')
      .waitFor({ state: 'attached' });
    expect(await bar.count()).toBe(0);
    const remount = "mortar.remount(document.querySelector('[data-block=mobile-info-bar]'))";
    await page.evaluate(`mortar.simulate({ mobile: true, reducedMotion: true }); ${remount}`);
    await bar.waitFor();
    expect(await page.evaluate('mortar.report()')).toContain('reduced motion: yes');
    await page.evaluate(`mortar.simulate(null); ${remount}`);
    await bar.waitFor({ state: 'detached' });
    expect(await page.evaluate('mortar.report()')).toContain('reduced motion: no');
  });

  it('ends with a reload', async () => {
    const { page } = await stage.show(pageOf());
    await page.evaluate('mortar.simulate({ pageType: 102 })');
    await page.reload();
    await page.waitForSelector('html[data-mortar="initialised"]', { state: 'attached' });
    expect(await page.evaluate('mortar.context.pageType')).toBe(2);
    expect(await page.getByText(/simulated:/).count()).toBe(0);
  });
});

describe('mortar.report()', () => {
  it('holds no cookie values, no personal data and no form values', async () => {
    const account = { id: 'acc-1', email: 'ann@example.com', displayName: 'Ann Other' };
    const website = { ...(siteContext().website as object), developerMode: true };
    const { page } = await stage.show(
      pageOf({
        body: `${BODY}<form><input name="phone" value="555-0199"></form>`,
        context: { website, authenticatedAccount: account, websiteRoles: [1] },
      }),
      { cookies: { secret: 'cookie-value-1' }, path: '/fixture?email=bob@example.com&token=t0k3n' },
    );
    await page.waitForSelector('#faq[data-block-state="mounted"]');
    const report = await page.evaluate<string>('mortar.report()');
    for (const part of [
      'secret',
      'accordion',
      'mounted',
      'cookie-banner',
      'error-reporter',
      '5b0000000000000000000001',
    ]) {
      expect(report).toContain(part);
    }
    for (const leak of [
      'cookie-value-1',
      'ann@example.com',
      'Ann Other',
      'acc-1',
      '555-0199',
      'bob@',
      't0k3n',
    ]) {
      expect(report).not.toContain(leak);
    }
  });
});

describe('mortar.report()', () => {
  it('holds the page’s errors, those from before the start included, without what is somebody’s own', async () => {
    const head = `<script src="/mortar.js"></script><script>throw new TypeError('the oven is cold for ann@example.com')</script>`;
    const body = `<script>Promise.reject(new Error('no flour'))</script>`;
    const { page } = await stage.show(pageOf({ head, body, tag: '' }));
    await page.evaluate("mortar.reportError(new RangeError('too many loaves'))");
    await eventually(() => page.evaluate<string>('mortar.report()')).toMatch(/no flour/);
    const lines = (await page.evaluate<string>('mortar.report()')).split('\n');
    const errors = lines.filter((line) => line.startsWith('error '));
    expect(errors).toHaveLength(3);
    expect(errors[0]).toMatch(/^error page window, .*the oven is cold for … at .*\/fixture:1:\d+$/);
    expect(errors.join()).toMatch(/error page window,[^,]*no flour/);
    expect(errors.join()).toMatch(/error author page,[^,]*too many loaves/);
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

describe('calls for page authors', () => {
  it('mortar.help() names every call of mortar', async () => {
    const { page } = await stage.show(pageOf());
    const names = await page.evaluate<string[]>('Object.keys(mortar)');
    const help = JSON.stringify(await page.evaluate('mortar.help()'));
    for (const name of names.filter((name) => name !== 'help')) expect(help).toContain(name);
  });

  it('setBlockData gives a block its settings before the attribute', async () => {
    const head = `<script src="/mortar.js"></script>`;
    const body = `${accordion('faq', { attributes: `data-block-json='{"expandFirstItem":false}'` })}<script>mortar.setBlockData(faq, { expandFirstItem: true })</script>`;
    const { page } = await stage.show(pageOf({ head, body, tag: '' }));
    await page.waitForSelector('#faq-1 button[aria-expanded="true"]');
    const settings = await page.evaluate('mortar.inspect(faq).settings');
    expect(settings).toContainEqual({ name: 'expandFirstItem', value: true, from: 'setBlockData' });
  });

  it.each([0, 1, null, undefined, 'yes', 'true', {}])(
    'mortar.consent.set(%j) changes no answer, and says so',
    async (value) => {
      const { page, messages } = await stage.show(pageOf(), { cookies: { ss_cookieAllowed: 'false' } });
      await page.evaluate(
        ([given]) => {
          const { mortar } = window as never as { mortar: { consent: { set(allowed: unknown): void } } };
          mortar.consent.set(given);
        },
        [value],
      );
      expect(await page.evaluate('mortar.consent.get()')).toBe(false);
      expect(await page.evaluate('document.cookie')).toContain('ss_cookieAllowed=false');
      await eventually(() => messages.map(({ text }) => text).join()).toContain('needs true or false');
    },
  );

  it('mortar.on without a function says so at once', async () => {
    const { page, messages, errors } = await stage.show(pageOf({ body: BODY }));
    await page.evaluate("mortar.on('consent'); mortar.on('mounted', 'x'); mortar.consent.set(true)");
    await eventually(() => messages.filter(({ text }) => text.includes('needs a function')).length).toBe(2);
    expect(errors).toEqual([]);
  });

  it.each(["scan('main')", 'scan(5)', 'unmount(null)', "unmount('main')", 'setBlockData(null, {})'])(
    'mortar.%s says that it needs an element, and changes nothing',
    async (call) => {
      const { page, messages, errors } = await stage.show(pageOf({ body: BODY }));
      const blocks = await page.evaluate('mortar.blocks().length');
      await page.evaluate(`mortar.${call}`);
      await eventually(() => messages.map(({ text }) => text).join()).toContain('needs an element');
      expect(await page.evaluate('mortar.blocks().length')).toBe(blocks);
      expect(errors).toEqual([]);
    },
  );

  it.each(['\'{"expandFirstItem":true}\'', '[]', 'null', '5'])(
    'mortar.setBlockData(block, %s) says that it needs an object, and sets nothing',
    async (data) => {
      const body = `<div style="height:4000px"></div>${BODY}`;
      const { page, messages, errors } = await stage.show(pageOf({ body }));
      await page.evaluate(
        `mortar.setBlockData(faq, { expandFirstItem: true }); mortar.setBlockData(faq, ${data}); faq.scrollIntoView();`,
      );
      await eventually(() => messages.map(({ text }) => text).join()).toContain('needs an object');
      await page.waitForSelector('#faq-1 button[aria-expanded="true"]');
      expect(errors).toEqual([]);
    },
  );

  it('a setting that is no JSON gets its default and a warning', async () => {
    const { page, messages } = await stage.show(pageOf({ body: `<div style="height:4000px"></div>${BODY}` }));
    await page.evaluate(
      '{ const round = {}; round.round = round; mortar.setBlockData(faq, { expandFirstItem: round, allowMultipleOpenItems: 5n }); faq.scrollIntoView(); }',
    );
    await page.waitForSelector('#faq[data-block-state="mounted"]');
    expect(messages.filter(({ type }) => type === 'warning').map(({ text }) => text)).toEqual([
      expect.stringContaining('allowMultipleOpenItems must be'),
      expect.stringContaining('expandFirstItem must be'),
    ]);
  });

  it('mortar.on tells of each event until its remover is called', async () => {
    const { page } = await stage.show(pageOf({ body: accordion('faq') }));
    await page.waitForSelector('#faq[data-block-state="mounted"]');
    await page.evaluate(
      "window.seen = []; window.removers = ['mounted', 'unmounted', 'consent'].map((name) => mortar.on(name, () => seen.push(name)))",
    );
    await page.evaluate('mortar.unmount(faq); mortar.consent.set(true); mortar.scan(faq);');
    await eventually(() => page.evaluate('seen')).toEqual(['unmounted', 'consent', 'mounted']);
    await page.evaluate(
      'removers.forEach((remove) => remove()); mortar.unmount(faq); mortar.consent.reset();',
    );
    expect(await page.evaluate('seen')).toEqual(['unmounted', 'consent', 'mounted']);
  });

  it('unmount, scan and remount by hand', async () => {
    const { page } = await stage.show(pageOf({ body: BODY }));
    await page.waitForSelector('#faq[data-block-state="mounted"]');
    await page.evaluate('mortar.unmount()');
    expect(await page.locator('#faq').getAttribute('data-block-state')).toBeNull();
    expect(await page.evaluate('mortar.blocks()')).toEqual([]);
    await page.evaluate('mortar.scan()');
    await page.waitForSelector('#faq[data-block-state="mounted"]');
    await page.click('#faq-1 button');
    await page.evaluate('mortar.remount(faq)');
    expect(await page.locator('#faq').getAttribute('data-block-state')).toBe('mounted');
    expect(await page.locator('#faq-1 button').getAttribute('aria-expanded')).toBe('false');
  });

  it('a block unmounted by hand stays so, however much the page inserts, until it is scanned by hand', async () => {
    const { page } = await stage.show(pageOf({ body: BODY }));
    await page.waitForSelector('#faq[data-block-state="mounted"]');
    await page.evaluate('mortar.unmount()');
    await page.evaluate((html) => {
      const paragraphs = Array.from({ length: 40 }, () => document.createElement('p'));
      document.body.append(...paragraphs);
      for (const paragraph of paragraphs) paragraph.insertAdjacentHTML('beforeend', '<b>new</b>');
      document.body.insertAdjacentHTML('beforeend', html);
    }, accordion('new'));
    await page.locator('#new').scrollIntoViewIfNeeded();
    await page.waitForSelector('#new[data-block-state="mounted"]');
    expect(await page.locator('#faq').getAttribute('data-block-state')).toBeNull();
    await page.evaluate('mortar.scan()');
    await page.locator('#faq').scrollIntoViewIfNeeded();
    await page.waitForSelector('#faq[data-block-state="mounted"]');
  });

  it('remount of nothing leaves the other blocks alone', async () => {
    const { page } = await stage.show(pageOf({ body: BODY }));
    await page.waitForSelector('#faq[data-block-state="mounted"]');
    await page.click('#faq-1 button');
    await page.evaluate("window.gone = 0; mortar.on('unmounted', () => gone++); mortar.remount()");
    expect(await page.evaluate('gone')).toBe(0);
  });

  it('answers come too where the page has taken the console away', async () => {
    const before = 'console.table = console.error = undefined';
    const { page } = await stage.show(pageOf({ body: BODY }), { before });
    expect(await page.evaluate('mortar.blocks().map(({ name }) => name)')).toEqual(['accordion']);
    expect(await page.evaluate('mortar.lint().then(Array.isArray)')).toBe(true);
    expect(await page.evaluate('mortar.help().then(Array.isArray)')).toBe(true);
    expect(await page.evaluate("mortar.explain('tracking').then(({ answer }) => answer)")).toBe('yes');
    expect(await page.evaluate('mortar.unmount(Symbol())')).toBeUndefined();
  });

  it('nothing throws or rejects, whatever is missing or wrong', async () => {
    const visit = await stage.show(pageOf({ body: BODY }));
    const thrown = await visit.page.evaluate(`(async () => {
      const thrown = [];
      const wrong = [undefined, null, 'x', 7, {}, [], Symbol('s'), document.createTextNode('t'), { get type() { throw new Error('getter') } }];
      const calls = ['initializers', 'blocks', 'inspect', 'explain', 'requests', 'scan', 'unmount', 'remount', 'lint', 'simulate', 'report', 'debug', 'setBlockData', 'on', 'reportError', 'logout', 'help'];
      for (const name of calls) for (const value of wrong) {
        try { await mortar[name](value); } catch (error) { thrown.push(name + ': ' + error); }
      }
      for (const value of wrong) try { mortar.consent.set(value); } catch (error) { thrown.push('consent: ' + error); }
      mortar.consent.reset();
      mortar.simulate(null);
      return thrown;
    })()`);
    expect(thrown).toEqual([]);
    expect(visit.errors).toEqual([]);
  });
});
