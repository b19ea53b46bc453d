import { describe, expect, it } from 'vitest';
import { eventually } from '../eventually';
import { pageOf, useStage, type Visit } from '../harness';
import { accordion } from '../markup';
import { MOOTOOLS_BIND } from '../old-library';
import { errorsIn } from '../wire';

const stage = useStage();
const HIT = '/api/census/RecordHit';
const ERRORS = '/api/events/RecordJavascriptErrors';

const calls = (path: string) => stage.server.store.calls({ path });

async function expectWorkingBlocks({ page, errors }: Visit): Promise<void> {
  await page.click('#faq-1 button');
  await page.waitForSelector('#faq-1 button[aria-expanded="true"]');
  await page.waitForSelector('#faq[data-block-state="mounted"]');
  expect(errors).toEqual([]);
}

describe('a page whose scripts changed the built-in objects works and sends the same', () => {
  const tampered: Record<string, string> = {
    'Array.prototype.toJSON': 'Array.prototype.toJSON = function () { return "list"; };',
    'Object.prototype.toJSON': 'Object.prototype.toJSON = function () { return "object"; };',
    'String.prototype.toJSON': 'String.prototype.toJSON = function () { return "text"; };',
    'an enumerable Object.prototype.x': 'Object.prototype.x = { y: 1 };',
    'an enumerable Array.prototype.extend': 'Array.prototype.extend = function () { return this; };',
    'frozen prototypes':
      'for (const { prototype } of [Object, Array, Function, EventTarget, Node, Element, HTMLElement, Event]) Object.freeze(prototype);',
    'an additional Function.prototype.defer': 'Function.prototype.defer = function () {};',
    "MooTools' Function.prototype.bind": MOOTOOLS_BIND,
  };

  it.each(Object.entries(tampered))('%s', async (_what, before) => {
    const visit = await stage.show(pageOf({ body: accordion('faq') }), { before });
    await expectWorkingBlocks(visit);
    await visit.page.evaluate("mortar.reportError(new Error('Told by the page'), { list: [1, [2]] })");
    await eventually(() => calls(ERRORS).length).toBe(1);
    await eventually(() => calls(HIT).length).toBe(1);

    const [report] = JSON.parse(calls(ERRORS)[0]?.body ?? '');
    expect(report.data.message).toBe('Told by the page');
    expect(report.data.custom).toEqual({ list: [1, [2]] });
    const [hit] = calls(HIT);
    expect(hit?.reason).toBe('accepted');
    expect([...new URLSearchParams(hit?.body).keys()].sort()).toEqual(
      [
        'contentSource',
        'data',
        'event',
        'pageId',
        'pagePath',
        'pagePermissionType',
        'pageTitle',
        'ss_cvr',
      ].sort(),
    );
    expect(JSON.parse(new URLSearchParams(hit?.body).get('data') ?? '').websiteId).toBe(
      '5b0000000000000000000001',
    );
  });

  it('the tampered function is in its place again afterwards', async () => {
    const visit = await stage.show(pageOf(), {
      before: 'Array.prototype.toJSON = function () { return "list"; };',
    });
    await eventually(() => calls(HIT).length).toBe(1);
    expect(await visit.page.evaluate('JSON.stringify({ a: [1] })')).toBe('{"a":"list"}');
  });
});

const ECHO = 'function (...given) { return [String(this), ...given]; }';

it("a page with MooTools' bind keeps it for its own scripts", async () => {
  const visit = await stage.show(pageOf({ body: accordion('faq') }), { before: MOOTOOLS_BIND });
  await expectWorkingBlocks(visit);
  const call = (given: string) => visit.page.evaluate(`(${ECHO}).bind('self', ${given})('later')`);
  expect(await call("['a', 'b']")).toEqual(['self', 'a', 'b']);
  expect(await call("'a'")).toEqual(['self', 'a']);
  expect(await call('undefined')).toEqual(['self', 'later']);
});

describe('a page that broke fetch still counts its view and reports its errors', () => {
  const broken: Record<string, string> = {
    undefined: 'window.fetch = undefined;',
    throwing: 'window.fetch = () => { throw new Error("no"); };',
    'returning undefined': 'window.fetch = () => undefined;',
    'returning what is no promise': 'window.fetch = () => ({ ok: true });',
  };

  it.each(Object.entries(broken))('%s', async (_how, before) => {
    const visit = await stage.show(pageOf({ body: accordion('faq') }), { before });
    await expectWorkingBlocks(visit);
    await eventually(() => calls(HIT).length).toBe(1);
    expect(calls(HIT)[0]?.reason).toBe('accepted');
    await visit.page.evaluate("mortar.reportError(new Error('Told by the page'))");
    await eventually(() => errorsIn(calls(ERRORS)).map(({ data }) => data.message)).toContain(
      'Told by the page',
    );
    expect(visit.errors).toEqual([]);
  });
});

it.each(['stopPropagation', 'stopImmediatePropagation'])(
  'a page that calls %s() as soon as it is parsed is started',
  async (stop) => {
    const visit = await stage.show(
      pageOf({ body: accordion('faq'), tag: '<script src="/mortar.js"></script>' }),
      {
        before: `addEventListener('DOMContentLoaded', (event) => event.${stop}(), true);`,
      },
    );
    await expectWorkingBlocks(visit);
    expect(await visit.page.evaluate('mortar.state')).toBe('initialised');
  },
);

describe('where site data is forbidden the page works and forgets', () => {
  const forbidden: Record<string, string> = {
    localStorage: getterThat('Window.prototype', 'localStorage'),
    sessionStorage: getterThat('Window.prototype', 'sessionStorage'),
    cookies: getterThat('Document.prototype', 'cookie'),
    'full storage':
      'Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); };',
  };

  it.each(Object.entries(forbidden))('%s', async (_what, before) => {
    const visit = await stage.show(pageOf({ body: accordion('faq') }), {
      before,
      path: '/fixture?noredirect',
    });
    await expectWorkingBlocks(visit);
    await eventually(() => calls(HIT).length).toBe(1);
    expect(calls(HIT)[0]?.reason).toBe('accepted');
    await visit.page.evaluate('mortar.debug(true)');
    expect(await visit.page.evaluate('mortar.report()')).toContain('accordion: mounted');
    expect(visit.errors).toEqual([]);
  });
});

/** `Window.prototype` has no storages in every browser; the window itself then has them. */
function getterThat(owner: string, name: string): string {
  return `{ const owner = '${name}' in ${owner} ? ${owner} : window;
    const get = () => { throw new DOMException('The operation is insecure.', 'SecurityError'); };
    Object.defineProperty(owner, '${name}', { configurable: true, get, set: get }); }`;
}

it('a page whose own scripts set JSTween is left in peace', async () => {
  const visit = await stage.show(
    pageOf({
      body: '<button onclick="(() => { \'use strict\'; window.JSTween = { theirs: true }; })()">Set</button>',
    }),
  );
  await visit.page.click('button');
  expect(visit.errors).toEqual([]);
  expect(await visit.page.evaluate('window.JSTween')).toEqual({ theirs: true });
});
