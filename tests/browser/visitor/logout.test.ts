import { describe, expect, test } from 'vitest';
import { finalAddress, OWNER, showWithAdmin } from '../admin.ts';
import { pageOf, useStage, type Visit, type VisitOptions } from '../harness.ts';
import { arrived, LOGOUT, settled } from '../wire.ts';

const stage = useStage();
const CRUMBFAIL = {
  status: 400,
  contentType: 'application/json',
  body: '{"crumbFail":true,"crumb":"fresh"}',
};

/** A signed-in page that has its crumb, as every page of a site has. */
const open = (options: VisitOptions = {}) =>
  showWithAdmin(stage, OWNER, {
    ...options,
    async prepare(page) {
      await page.request.get(`${stage.server.url}/about`);
      await options.prepare?.(page);
    },
  });

/** The site root, which says so; the flag that led there is gone from the address by then. */
async function expectLoggedOut({ page, requests }: Visit): Promise<void> {
  await page.getByRole('dialog', { name: 'Logout Successful' }).waitFor();
  expect(requests).toContain(`${stage.server.url}/?logout=true`);
}

describe('logging out', () => {
  test('is one call with the crumb, then the site root says so', async () => {
    const visit = await open();
    const { page, context } = visit;
    const crumb = (await context.cookies()).find(({ name }) => name === 'crumb')?.value;
    await page.evaluate('void mortar.logout()');
    await expectLoggedOut(visit);
    const calls = await arrived(stage, LOGOUT);
    expect(calls.map(({ method, status, query, body }) => [method, status, query, body])).toEqual([
      ['POST', 200, `?crumb=${crumb}`, ''],
    ]);
  });

  test.each(['null', 'undefined', '{}', '{ reload: null }', '{ reload: 1 }'])(
    'leads to the site root with %s too',
    async (options) => {
      const visit = await open();
      await visit.page.evaluate(`void mortar.logout(${options})`);
      await expectLoggedOut(visit);
    },
  );

  test('can reload the page instead', async () => {
    const { page } = await open();
    const reloaded = page.waitForNavigation();
    await page.evaluate('void mortar.logout({ reload: true })');
    await reloaded;
    expect(page.url()).toBe(`${stage.server.url}/fixture`);
    expect(stage.server.store.calls({ path: LOGOUT })).toHaveLength(1);
  });

  test('wished for many times while one runs is one call', async () => {
    stage.server.faults.add({ path: LOGOUT, delay: 300 });
    const visit = await open();
    const { page } = visit;
    await page.evaluate('for (let wish = 0; wish < 5; wish++) void mortar.logout()');
    await page.keyboard.press('Shift+Escape');
    await expectLoggedOut(visit);
    expect(stage.server.store.calls({ path: LOGOUT })).toHaveLength(1);
  });

  test('with a stale crumb tries once more with the new one', async () => {
    const visit = await showWithAdmin(stage, OWNER, { cookies: { crumb: 'stale' } });
    const { page, context } = visit;
    await page.evaluate('void mortar.logout()');
    await expectLoggedOut(visit);
    const calls = stage.server.store.calls({ path: LOGOUT });
    expect(calls.map(({ status }) => status)).toEqual([400, 200]);
    const crumb = (await context.cookies()).find(({ name }) => name === 'crumb')?.value;
    expect(calls[1]?.query).toBe(`?crumb=${crumb}`);
  });

  test('without a crumb gets one the same way', async () => {
    const visit = await showWithAdmin(stage, OWNER);
    const { page } = visit;
    await page.evaluate('void mortar.logout()');
    await expectLoggedOut(visit);
    expect(stage.server.store.calls({ path: LOGOUT }).map(({ status }) => status)).toEqual([400, 200]);
  });

  test('refused twice for its crumb gives up after the second call', async () => {
    const { page, requests, messages } = await open({
      prepare: (opened) => opened.route(`**${LOGOUT}*`, (route) => route.fulfill(CRUMBFAIL)),
    });
    await page.evaluate('mortar.logout()');
    expect(await finalAddress(page)).toBe(`${stage.server.url}/fixture`);
    expect(requests.filter((url) => url.includes(LOGOUT))).toHaveLength(2);
    expect(messages.filter(({ type }) => type === 'error').length).toBeGreaterThan(0);
  });

  test.each([
    ['500', { status: 500 }],
    ['401', { status: 401 }],
    ['404', { status: 404 }],
    ['429', { status: 429 }],
    ['503', { status: 503 }],
    ['no JSON', { malformed: true }],
    ['a lost connection', { drop: true }],
  ])('that fails with %s is only logged, once, and can be tried again', async (_case, fault) => {
    stage.server.faults.add({ path: LOGOUT, ...fault });
    const visit = await open();
    const { page, messages, errors, requests } = visit;
    const before = await page.locator('body').innerHTML();
    await page.evaluate('mortar.logout()');
    expect(await finalAddress(page)).toBe(`${stage.server.url}/fixture`);
    expect(await page.locator('body').innerHTML()).toBe(before);
    expect(
      messages.filter(({ type, text }) => type === 'error' && !/^Failed to load resource/.test(text)),
    ).toHaveLength(1);
    expect(errors).toEqual([]);
    expect(requests.filter((url) => url.includes(LOGOUT))).toHaveLength(1);
    stage.server.faults.clear();
    await page.evaluate('void mortar.logout()');
    await expectLoggedOut(visit);
  });

  test('is not for visitors', async () => {
    const visit = await stage.show(pageOf());
    await visit.page.evaluate('mortar.logout()');
    expect(await finalAddress(visit.page)).toBe(`${stage.server.url}/fixture`);
    expect(visit.requests.filter((url) => url.includes(LOGOUT))).toEqual([]);
  });

  test.each([true, false])(
    'whose session has ended elsewhere leads to the root too, whether the event bubbles (%s) or not',
    async (bubbles) => {
      const visit = await open();
      await settled(visit.page); // who ends the session comes with a chunk
      await visit.page.evaluate(
        (options) => document.dispatchEvent(new CustomEvent('login-required', options)),
        { bubbles },
      );
      await expectLoggedOut(visit);
    },
  );

  test('leads to the root once only, though the root is a copy that still names the account', async () => {
    stage.server.faults.add({
      path: '/api/multilingual/status',
      status: 401,
      body: '{"loginRequired":true}',
    });
    const visit = await open({ path: '/?logout=true' });
    const { page, requests } = visit;
    await expectLoggedOut(visit);
    const status = await page.evaluate(
      "mortar.request('GET', 'multilingual/status').catch(({ status }) => status)",
    );
    expect(status).toBe(401);
    expect(await finalAddress(page)).toBe(`${stage.server.url}/`);
    expect(requests.filter((url) => url.endsWith('/?logout=true'))).toHaveLength(1);
  });

  test('does not happen to a visitor for whom a session is asked', async () => {
    const { page } = await stage.show(pageOf());
    await page.evaluate(() => document.dispatchEvent(new CustomEvent('login-required', { bubbles: true })));
    expect(await finalAddress(page)).toBe(`${stage.server.url}/fixture`);
  });
});

describe('after logging out', () => {
  test('a notice says so, and its flag leaves the address', async () => {
    const { page } = await stage.show(pageOf({ body: '<main><h1>Shop</h1><a href="#x">link</a></main>' }), {
      path: '/?a=1&logout=true#part',
    });
    const notice = page.getByRole('dialog', { name: 'Logout Successful' });
    await notice.waitFor();
    expect(await notice.textContent()).toContain('You have been successfully logged out.');
    expect(await notice.getByRole('button').allInnerTexts()).toEqual(['Confirm']);
    expect(page.url()).toBe(`${stage.server.url}/?a=1#part`);
    await notice.getByRole('button').click();
    await notice.waitFor({ state: 'detached' });
    await page.reload();
    await settled(page);
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  test('one notice is enough for a flag that stands there twice', async () => {
    const { page } = await stage.show(pageOf(), { path: '/?logout=true&logout=true' });
    await page.getByRole('dialog').waitFor();
    expect(await page.getByRole('dialog').count()).toBe(1);
    expect(page.url()).toBe(`${stage.server.url}/`);
  });

  test('the rest of the query stays as it was written', async () => {
    const { page } = await stage.show(pageOf(), { path: '/?preview&q=rye%20bread&logout=true&tags=a,b' });
    await page.getByRole('dialog', { name: 'Logout Successful' }).waitFor();
    expect(page.url()).toBe(`${stage.server.url}/?preview&q=rye%20bread&tags=a,b`);
  });

  test.each(['/?logout=false', '/?logout', '/?logout=TRUE', '/?xlogout=true', '/?logout=%3Cimg%20src=x%3E'])(
    '%s says nothing',
    async (path) => {
      const visit = await stage.show(pageOf(), { path });
      await settled(visit.page);
      expect(await visit.page.getByRole('dialog').count()).toBe(0);
      expect(visit.requests.filter((url) => /chunks/.test(url))).toEqual([]);
    },
  );
});
