import { readdirSync } from 'node:fs';
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { ADMIN, OWNER, showWithAdmin } from '../admin.ts';
import { eventually } from '../eventually.ts';
import { DIST, pageOf, useStage, type VisitOptions } from '../harness.ts';
import { LOGOUT, settled } from '../wire.ts';

const stage = useStage();
const STATUS = '/api/multilingual/status';
const [BASE, CHUNK] = ['base-', 'http-'].map((name) =>
  readdirSync(`${DIST}/chunks`).find((file) => file.startsWith(name)),
);

/** The part of the script that makes calls, with a page around it that keeps what it is told. */
const CLIENT = `
  window.shown = []; window.logged = [];
  window.base = import('/chunks/${BASE}'); // at once: a page's <base> changes what the address means
  globalThis[Symbol.for('mortar.shared')] = () => base;
  window.chunk = import('/chunks/${CHUNK}');
  window.request = chunk.then(({ requestFor }) => requestFor({
    site: { appDomain: 'mortar.example', website: { identifier: 'kiln-and-crumb' } },
    requests: { add: (method, url) => logged[logged.push({ method, url, outcome: 'sent' }) - 1] },
    chunks: { load: async () => ({ showSystemError: (_, message) => shown.push(message) }) },
    report: console.error,
  }));
  window.call = (...request) => window.request.then((make) => make(...request));`;

async function open(options: VisitOptions & { head?: string } = {}) {
  const { head = '', ...rest } = options;
  const tag = `<script async src="${stage.server.url}/mortar.js"></script>`;
  const visit = await stage.show(pageOf({ head, tag }), { before: CLIENT, ...rest });
  await visit.page.request.get(`${stage.server.url}/about`);
  return visit;
}

const overlay = (page: Page) => page.getByRole('alertdialog', { name: 'Something Went Wrong!' });
const shown = (page: Page) => page.evaluate('shown');

describe('a failure', () => {
  test.each([
    [{ status: 503, body: '' }, 'This service is temporarily unavailable. Please try again later.'],
    [{ body: '{"error":"Closed today"}' }, 'Closed today'],
    [{ drop: true }, 'Unable to connect…'],
  ])('%o that no caller handles is shown', async (fault, text) => {
    stage.server.faults.add({ path: STATUS, ...fault });
    const { page } = await open();
    await page.evaluate(`void mortar.request('GET', '${STATUS}')`);
    await overlay(page).getByText(text).waitFor();
  });

  test('of the library that no caller handles is shown too', async () => {
    stage.server.faults.add({ path: STATUS, status: 503, body: '' });
    const { page } = await open();
    await page.evaluate(`import('/library.js').then(({ createApi }) => {
      void createApi({ origin: location.origin, crumb: () => '' }).getMultilingualStatus();
    })`);
    await overlay(page).getByText('temporarily unavailable').waitFor();
  });

  test('that its caller handles is not shown', async () => {
    stage.server.faults.add({ path: STATUS, status: 503 });
    const { page } = await open();
    expect(
      await page.evaluate(`mortar.request('GET', '${STATUS}').catch(({ name, status }) => [name, status])`),
    ).toEqual(['RequestError', 503]);
    expect(
      await page.evaluate(`mortar.request('FETCH', '${STATUS}').catch(({ message }) => message)`),
    ).toContain('one of GET, POST, PUT, DELETE');
    await settled(page);
    expect(await overlay(page).count()).toBe(0);
  });

  test('of another script is not shown', async () => {
    const { page, errors } = await open();
    expect(await page.evaluate(`mortar.request('GET', '${STATUS}')`)).toBeInstanceOf(Object);
    await page.evaluate(`
      void Promise.reject(Object.assign(new Error('theirs'), { name: 'RequestError', status: 500 }));
      void Promise.reject(undefined);`);
    await eventually(() => errors).toHaveLength(2);
    await settled(page);
    expect(await overlay(page).count()).toBe(0);
  });

  test('of authorization is shown, whoever handles it', async () => {
    stage.server.faults.add({ path: STATUS, status: 403, body: '{"authorizationFail":true}' });
    const { page } = await open();
    await page.evaluate(`call('GET', '${STATUS}').catch(() => {})`);
    expect(await shown(page)).toEqual(['Unauthorized request']);
  });

  test('of authorization at a logout is only logged', async () => {
    stage.server.faults.add({ path: LOGOUT, status: 403, body: '{"authorizationFail":true}' });
    const { page, messages } = await showWithAdmin(stage, OWNER);
    await page.evaluate('mortar.logout()');
    await eventually(() => messages.some(({ text }) => text.includes('Unauthorized request'))).toBe(true);
    await settled(page);
    expect(await overlay(page).count()).toBe(0);
  });

  test('without words is said once', async () => {
    stage.server.faults.add({ path: STATUS, status: 200, body: '{"error":{"code":5}}' });
    const { page } = await open();
    await page.evaluate(`void mortar.request('GET', '${STATUS}')`);
    await overlay(page).waitFor();
    expect(await overlay(page).locator('p').allTextContents()).toEqual(['Network error']);
  });

  test('for want of a login is told to the page', async () => {
    stage.server.faults.add({ path: STATUS, status: 401, body: '{"loginRequired":true}' });
    const { page } = await open();
    await page.evaluate(`document.addEventListener('login-required', () => shown.push('login'))`);
    await page.evaluate(`call('GET', '${STATUS}').catch(() => {})`);
    expect(await shown(page)).toEqual(['login']);
  });
});

describe('a call', () => {
  test('goes to the page itself whatever base it names, and the crumb with it', async () => {
    const { page, requests } = await open({ head: '<base href="https://evil.test/">' });
    await page.evaluate(`call('GET', '${STATUS}')`);
    expect(stage.server.store.calls({ path: STATUS }).map(({ status }) => status)).toEqual([200]);
    expect(requests.filter((url) => url.includes('crumb') && url.includes('evil'))).toEqual([]);
  });

  test('says the same on a page with changed prototypes', async () => {
    const { page } = await open();
    await page.evaluate(`Array.prototype.toJSON = () => 'broken'; Object.prototype.error = 'theirs'`);
    await page.evaluate(
      `call('PUT', '/api/multilingual/languages', { json: { languages: ['pt', { a: [1] }] } })`,
    );
    const [arrived] = stage.server.store.calls({ path: '/api/multilingual/languages' });
    expect(arrived).toMatchObject({ status: 200, parsed: { languages: ['pt', { a: [1] }] } });
  });

  test('that is secure goes to the site of its own, with cookies', async () => {
    const seen: string[] = [];
    const { page } = await open({
      prepare: (opened) =>
        opened.route(`${ADMIN}/**`, async (route) => {
          seen.push(route.request().url());
          const headers = {
            'access-control-allow-origin': stage.server.url,
            'access-control-allow-credentials': 'true',
          };
          await route.fulfill({ json: { a: 1 }, headers });
        }),
    });
    const reply = await page.evaluate(`call('GET', 'x', { secure: true })`);
    expect(reply).toEqual({ a: 1 }); // a browser gives no reply with credentials away that didn't ask for them
    expect(seen).toEqual([expect.stringMatching(`^${ADMIN}/api/x\\?crumb=.+`)]);
  });

  test('stands in the log with each of its tries, and without its crumb', async () => {
    stage.server.faults.add({ path: STATUS, status: 429, body: '', times: 1 });
    const { page } = await open();
    await page.evaluate(`call('GET', '${STATUS}', { retries: 1 })`);
    expect(await page.evaluate('logged')).toEqual([
      { method: 'GET', url: STATUS, outcome: 'failed', reason: 'HTTP 429' },
      { method: 'GET', url: STATUS, outcome: 'sent' },
    ]);
  });

  test('with a stale crumb leaves the new one in the cookie', async () => {
    const { page, context } = await stage.show(pageOf(), { before: CLIENT, cookies: { crumb: 'stale' } });
    await page.evaluate(`call('GET', '${STATUS}')`);
    const calls = stage.server.store.calls({ path: STATUS });
    const crumb = (await context.cookies()).find(({ name }) => name === 'crumb');
    expect(calls.map(({ status, query }) => [status, query])).toEqual([
      [400, '?crumb=stale'],
      [200, `?crumb=${crumb?.value}`],
    ]);
  });

  test.each([
    ['of the page', 'call'],
    ['of the library', '(await import("/library.js")).createApi({ origin: location.origin }).request'],
  ])(
    '%s leaves the new crumb in the cookie as the server gave it, and sends that',
    async (_whose, request) => {
      const crumb = 'B+x/2=|zw==';
      const refusal = JSON.stringify({ crumbFail: true, crumb });
      stage.server.faults.add({ path: STATUS, status: 200, body: '{}' });
      stage.server.faults.add({ path: STATUS, status: 400, body: refusal, times: 1 });
      const { page } = await stage.show(pageOf(), { before: CLIENT, cookies: { crumb: 'stale' } });
      const sent: (string | undefined)[] = [];
      page.on('request', async (made) => {
        if (made.url().includes(STATUS)) sent.push((await made.allHeaders()).cookie);
      });
      await page.evaluate(`(async () => {
      const request = ${request};
      for (let times = 2; times--; ) await request('GET', '${STATUS}');
    })()`);
      await eventually(() => sent.length).toBe(3);
      expect(sent[2]).toContain(`crumb=${crumb}`);
      const queries = stage.server.store.calls({ path: STATUS }).map(({ query }) => query);
      expect(queries.slice(1).map((query) => new URLSearchParams(query).get('crumb'))).toEqual([
        crumb,
        crumb,
      ]);
    },
  );
});

describe('the library', () => {
  test('leaves the new crumb in the cookie too', async () => {
    const { page, context } = await stage.show(pageOf(), { cookies: { crumb: 'stale' } });
    await page.evaluate(`import('/library.js').then(({ createApi }) =>
      createApi({ origin: location.origin, crumb: () => /crumb=([^;]*)/.exec(document.cookie)[1] }).getLanguages())`);
    const calls = stage.server.store.calls({ path: '/api/multilingual/languages' });
    const crumb = (await context.cookies()).find(({ name }) => name === 'crumb');
    expect(calls.map(({ status, query }) => [status, query])).toEqual([
      [400, '?crumb=stale'],
      [200, `?crumb=${crumb?.value}`],
    ]);
  });

  test('takes the crumb of a page of its site from the cookie', async () => {
    const { page, context } = await stage.show(pageOf(), { cookies: { crumb: 'stale' } });
    await page.evaluate(`import('/library.js').then(async ({ createApi }) => {
      const api = createApi({ origin: location.origin });
      await api.getLanguages();
      await api.getLanguages();
    })`);
    const calls = stage.server.store.calls({ path: '/api/multilingual/languages' });
    const crumb = (await context.cookies()).find(({ name }) => name === 'crumb');
    expect(calls.map(({ status, query }) => [status, query])).toEqual([
      [400, '?crumb=stale'],
      [200, `?crumb=${crumb?.value}`],
      [200, `?crumb=${crumb?.value}`],
    ]);
  });
});
