import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { eventually } from '../eventually';
import { pageOf, TAG, useStage, type Visit } from '../harness';
import { accordion } from '../markup';
import { ERRORS } from '../wire';
import { NONCE, strictPolicy, TAG_WITH_NONCE } from './strict-policy';

const stage = useStage();
const BODY = accordion('faq');
const HIT = '/api/census/RecordHit';

const hits = () => stage.server.store.calls({ path: HIT });

/** What every page must give its visitor, whatever stands around the tag. */
async function expectWorkingPage(visit: Visit): Promise<void> {
  await expectOpens(visit.page);
  await eventually(() => hits().length).toBe(1);
  expect(hits()[0]?.reason).toBe('accepted');
  expect(visit.errors).toEqual([]);
}

async function expectOpens(page: Page): Promise<void> {
  await page.click('#faq-1 button');
  await page.waitForSelector('#faq[data-block-state="mounted"]');
  await page.waitForSelector('#faq-1 button[aria-expanded="true"]');
}

describe('wherever the tag stands, the page starts once and is the same', () => {
  const places: Record<string, string> = {
    'in the head': pageOf({ body: BODY, tag: '<script src="/mortar.js"></script>' }),
    'async in the head': pageOf({ body: BODY }),
    'deferred in the head': pageOf({ body: BODY, tag: '<script defer src="/mortar.js"></script>' }),
    'at the end': pageOf({ body: `${BODY}<script src="/mortar.js"></script>`, tag: '' }),
    'inserted late by another script': pageOf({
      body: `${BODY}<script>addEventListener('load', () => { const s = document.createElement('script'); s.src = '/mortar.js'; document.head.append(s); })</script>`,
      tag: '',
    }),
    twice: pageOf({ body: `${BODY}<script src="/mortar.js"></script>`, tag: TAG }),
    'twice with different queries': pageOf({
      body: `${BODY}<script src="/mortar.js?v=2"></script>`,
      tag: TAG,
    }),
    'as a module': pageOf({ body: BODY, tag: '<script type="module" src="/mortar.js"></script>' }),
  };

  it.each(Object.entries(places))('%s', async (_place, html) => {
    const visit = await stage.show(html);
    await expectWorkingPage(visit);
    const steps = await visit.page.evaluate<string[]>('mortar.initializers().map(({ name }) => name)');
    expect(steps).toContain('blocks');
    expect(new Set(steps).size).toBe(steps.length);
    const sent = `mortar.requests().filter(({ url }) => url.endsWith('${HIT}')).length`;
    expect(await visit.page.evaluate(sent)).toBe(1);
    expect(await visit.page.locator('[aria-expanded="true"]').count()).toBe(1);
    expect(hits()).toHaveLength(1);
  });
});

it('a second copy of the script says that it does nothing', async () => {
  const said = (visit: Visit) => visit.messages.filter(({ text }) => /already running on/.test(text));
  const twice = await stage.show(pageOf({ body: '<script src="/mortar.js?v=2"></script>' }));
  await eventually(() => said(twice)).toMatchObject([{ type: 'warning' }]);
  const once = await stage.show(pageOf());
  expect(said(once)).toEqual([]);
});

it('a foreign base address takes neither the chunks nor the hit away', async () => {
  const tag = `<base href="https://evil.example/"><script async src="${stage.server.url}/mortar.js"></script>`;
  const visit = await stage.show(pageOf({ body: BODY, tag }));
  await expectWorkingPage(visit);
  expect(visit.requests.filter((url) => url.includes('evil.example'))).toEqual([]);
});

describe('under a policy with a nonce, text injected into the page has no say in what runs', () => {
  const headers = { 'content-security-policy': strictPolicy("img-src 'self'") };
  const module = `<script type="module" nonce="${NONCE}" src="/mortar.js"></script>`;

  it.each([
    ['a base address after the tag', `${TAG_WITH_NONCE}<base href="https://evil.example/">`],
    ['a base address after a tag that is a module', `${module}<base href="https://evil.example/">`],
    [
      'a file of the same name',
      `<script type="module" src="https://evil.example/mortar.js"></script>${module}`,
    ],
  ])('%s', async (_what, tag) => {
    const visit = await stage.show(pageOf({ body: BODY, tag }), { headers });
    await expectWorkingPage(visit);
    expect(visit.requests.filter((url) => url.includes('evil.example/chunks'))).toEqual([]);
  });

  it('a script that waits for consent, with the nonce of a second tag for a module', async () => {
    const waiting = (nonce: string) =>
      `<script type="text/plain" data-category="analytics" nonce="${nonce}">window.ran = true</script>`;
    const body = `<script type="module" nonce="other" src="/mortar.js"></script>${waiting('')}${waiting('other')}${BODY}${module}`;
    const visit = await stage.show(pageOf({ body, tag: '' }), {
      headers: {
        'content-security-policy': headers['content-security-policy'].replace(/require-.*mortar;/, ''),
      },
      cookies: { ss_cookieAllowed: 'true' },
    });
    await eventually(() => visit.messages.filter(({ text }) => /same nonce/.test(text)).length).toBe(2);
    expect(await visit.page.evaluate('window.ran')).toBeUndefined();
  });
});

describe('an element that bears the name of a document member changes nothing', () => {
  const elements = [
    '<img name="cookie" alt="">',
    '<form name="body"></form>',
    '<img name="currentScript" alt="">',
    '<img name="querySelectorAll" alt="">',
    '<img name="createElement" alt="">',
    '<img name="createTextNode" alt="">',
    '<form name="getElementById"></form>',
    '<form name="documentElement"></form>',
    '<img name="readyState" alt="">',
    '<form name="head"></form>',
    '<img name="title" alt="">',
    '<a id="mortar" href="/x">x</a>',
    '<img name="addEventListener" alt="">',
  ];

  it.each(elements)('%s', async (element) => {
    const body = `${element}${BODY}<script src="/mortar.js"></script>`;
    const visit = await stage.show(pageOf({ body, tag: '' }), { cookies: { ss_cvt: '1', ss_cid: 'abc' } });
    await expectWorkingPage(visit);
    expect(new URLSearchParams(hits()[0]?.body).get('ss_cvr')).toMatch(/^[^|]+(\|\d+){4,5}$/);
  });

  it.each(['prerendering', 'adoptedStyleSheets'])('all steps run beside a frame named %s', async (name) => {
    const body = `<iframe name="${name}" title=""></iframe>${BODY}`;
    const { page, errors } = await stage.show(pageOf({ body }));
    const states = () => page.evaluate('[...new Set(mortar.initializers().map(({ state }) => state))]');
    await eventually(states).toEqual(['done']);
    expect(errors).toEqual([]);
    expect(stage.server.store.calls({ path: ERRORS })).toEqual([]);
  });

  it('not even where a dialog is the first to bring React', async () => {
    const { page, errors } = await stage.show(pageOf({ body: '<img name="createElement" alt="">' }));
    await page.evaluate("void mortar.confirm({ title: 'Fire it?' })");
    await page.getByRole('dialog', { name: 'Fire it?' }).waitFor();
    expect(errors).toEqual([]);
  });

  it('a link with the id of the site context is no context', async () => {
    const body = `<a id="site-context" href="/x">{"website":{"id":"evil"}}</a>${BODY}`;
    const visit = await stage.show(pageOf({ body, context: null }));
    await expectOpens(visit.page);
    expect(await visit.page.evaluate('[mortar.context.isPresent, mortar.context.website.id]')).toEqual([
      false,
      undefined,
    ]);
    expect(visit.errors).toEqual([]);
  });
});

it('inside a sandboxed frame without storage the blocks work and nothing is thrown', async () => {
  const visit = await stage.visit('/about');
  await visit.page.evaluate(
    'document.body.innerHTML = \'<iframe sandbox="allow-scripts" src="/blocks/accordion" width="900" height="700"></iframe>\'',
  );
  const frame = visit.page.frameLocator('iframe');
  await frame.locator('html[data-mortar="initialised"]').waitFor({ state: 'attached' });
  await frame.locator('#flour button').click();
  await frame.locator('#flour button[aria-expanded="true"]').waitFor();
  await eventually(() => hits().filter(({ body }) => body.includes('blocks%2Faccordion')).length).toBe(1);
  expect(visit.errors).toEqual([]);
});

it('a page that asks for the back-forward cache gets no unload listeners', async () => {
  const visit = await stage.show(pageOf({ body: BODY }), {
    before: `window.listened = [];
      const add = EventTarget.prototype.addEventListener;
      EventTarget.prototype.addEventListener = function (type, ...rest) { window.listened.push(type); return add.call(this ?? window, type, ...rest); };`,
  });
  await expectWorkingPage(visit);
  const listened = await visit.page.evaluate<string[]>('listened');
  expect(listened).toContain('hashchange');
  expect(listened.filter((type) => /unload/.test(type))).toEqual([]);
  expect(await visit.page.evaluate(() => [window.onunload, window.onbeforeunload])).toEqual([null, null]);
});
