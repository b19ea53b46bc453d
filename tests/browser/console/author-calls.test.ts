import { describe, expect, it } from 'vitest';
import { eventually } from '../eventually';
import { pageOf, useStage } from '../harness';
import { accordion } from '../markup';
import { BODY } from './console-page';

const stage = useStage();

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

it('a block that is scanned again while it is unmounted by hand mounts again wherever it is put', async () => {
  const { page } = await stage.show(pageOf({ body: `${accordion('faq')}<div id="other"></div>` }));
  await page.waitForSelector('#faq[data-block-state="mounted"]');
  await page.evaluate(`
    mortar.on('unmounted', ({ element }) => window.once ||= (mortar.scan(element), true));
    mortar.unmount(document.querySelector('#faq'))`);
  await page.waitForSelector('#faq[data-block-state="mounted"]');
  await page.evaluate(`
    const faq = document.querySelector('#faq');
    faq.remove();
    setTimeout(() => document.querySelector('#other').append(faq), 300)`);
  await page.waitForSelector('#other #faq[data-block-state="mounted"]');
});
