import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { eventually } from '../eventually.ts';
import {
  alert,
  fillIn,
  KEY,
  nativeForm,
  SAVE,
  sendButton,
  showForm,
  TYPED,
  typed,
} from '../forms/form-page.ts';
import { pageOf, useStage, type VisitOptions } from '../harness.ts';
import { QUICK } from '../quick-clock.ts';
import { showWithCrumb } from '../visitor/error-page.ts';
import { arrived, ERRORS, HIT, LOGOUT, logged } from '../wire.ts';

const stage = useStage();
const EVENT = '/api/events/RecordEvent';
const TRACE = '/api/events/Trace';
const SETTINGS = '/api/1/performance/settings';
const RECORDS = '/api/1/performance/records';

/** Another host, which takes everything that anybody brings, and says that all is well. */
let elsewhere: Server;
let address: string;
const taken: string[] = [];

beforeAll(async () => {
  elsewhere = createServer(take);
  await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/taken`;
});
afterEach(() => {
  stage.server.faults.clear(); // a page that closes sends a pixel, which would reach the next test
  taken.splice(0);
});
afterAll(() => {
  elsewhere.closeAllConnections();
  elsewhere.close();
});

async function take(request: IncomingMessage, response: ServerResponse) {
  let body = '';
  for await (const chunk of request) body += chunk;
  taken.push(`${request.method} ${request.url} ${body}`);
  response.writeHead(200, {
    'content-type': 'application/json',
    'access-control-allow-origin': request.headers.origin ?? '*',
    'access-control-allow-credentials': 'true',
    'access-control-allow-methods': '*, GET, POST, PUT, DELETE',
    'access-control-allow-headers': 'content-type, x-csrf-token, x-xsrf-token',
  });
  response.end('{"pageLoadId":"theirs"}');
}

const redirect = (path: string, status = 307) =>
  stage.server.faults.add({ path, status, location: address, body: '' });

describe('what a form sends', () => {
  test.each([
    [KEY, 'Could not get a form submission key, please try again later.'],
    [SAVE, 'Unknown error, please try again later.'],
  ])('is not handed on by a redirect of %s, and nothing that was typed is lost', async (path, text) => {
    redirect(path);
    const { page } = await showForm(stage, nativeForm());
    await fillIn(page);
    await sendButton(page).click();
    await eventually(() => alert(page).textContent()).toContain(text);
    expect(await typed(page)).toEqual(expect.arrayContaining(Object.values(TYPED)));
    expect(taken).toEqual([]);
  });
});

describe('a call', () => {
  const open = (options: VisitOptions = {}) => showWithCrumb(stage, pageOf(), options);

  /** Visits are not counted before an answer: their pixel would follow the redirect too. */
  const HELD = { cookieSettings: { isRestrictiveCookiePolicyEnabled: true } };

  /** What a call of the library comes to. */
  const outcomeOf = (page: Page, call: string) =>
    page.evaluate(`import('/library.js').then(({ createApi }) => {
      const crumb = () => /crumb=([^;]*)/.exec(document.cookie)?.[1];
      const api = createApi({ origin: location.origin, crumb });
      return api.${call}.then(() => 'success', ({ name, status }) => [name, status]);
    })`);

  test.each([
    ["createSession({ email: 'a@kiln.example', password: 'stoneware', rememberMe: false })", 307],
    ["createSession({ email: 'a@kiln.example', password: 'stoneware', rememberMe: false })", 308],
    ['deleteSession({ cloneCart: true })', 307],
    ['logout()', 307],
    ['logout()', 302],
    ["saveFormSubmission({ key: 'k', formId: 'f', form: '{}' })", 307],
    ["request('GET', 'multilingual/status')", 302],
    ["request('PUT', 'multilingual/languages', { json: { languages: ['pt'] } })", 308],
  ])('%s that meets a %i has failed, and takes nothing along', async (call, status) => {
    redirect('/api/', status);
    const { page } = await showWithCrumb(stage, pageOf({ context: HELD }));
    expect(await outcomeOf(page, call)).toEqual(['RequestError', 0]);
    expect(taken).toEqual([]);
  });

  test('that logs out and is led elsewhere leaves the account where it is', async () => {
    redirect(LOGOUT);
    const { page } = await showWithCrumb(
      stage,
      pageOf({ context: { authenticatedAccount: { id: 'account-7' }, websiteRoles: [10] } }),
    );
    await page.evaluate('mortar.logout()');
    expect((await logged(page, LOGOUT)).outcome).toBe('failed');
    expect(new URL(page.url()).pathname).toBe('/fixture');
    expect(taken).toEqual([]);
  });

  test("for the page's name in the performance records takes no other host's word", async () => {
    redirect(SETTINGS, 302);
    const { page } = await open({ before: QUICK });
    await logged(page, SETTINGS, 'failed');
    await page.goto('about:blank');
    expect(taken).toEqual([]);
    expect(stage.server.store.calls({ path: RECORDS })).toEqual([]);
  });
});

describe('what is sent and forgotten', () => {
  const FAILING = '<div data-block="accordion"></div>';

  test.each([
    ['a hit', HIT, ''],
    ['an event', EVENT, "mortar.recordEvent('opened', { loaf: 1 })"],
    ['an error', ERRORS, "mortar.reportError('burnt')"],
    ['a trace', TRACE, ''],
  ])('does not follow a redirect: %s', async (_what, path, act) => {
    redirect(path);
    const { page } = await showWithCrumb(stage, pageOf({ body: FAILING }), { before: QUICK });
    await page.evaluate(act);
    expect((await logged(page, path, 'failed')).outcome).toBe('failed');
    expect(taken).toEqual([]);
  });

  test('does not go by beacon with the crumb where another script broke fetch', async () => {
    const before = "window.fetch = () => { throw new Error('mine') }";
    const { page } = await showWithCrumb(stage, pageOf(), { before });
    await arrived(stage, HIT); // without one it does
    await page.evaluate("mortar.recordEvent('opened')");
    expect((await logged(page, EVENT, 'failed')).reason).toBe('mine');
    expect(stage.server.store.calls({ path: EVENT })).toEqual([]);
  });
});
