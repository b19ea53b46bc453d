import type { Browser, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Fault } from '../../../demo-pages/server/faults.ts';
import { type DemoServer, startServer } from '../../../demo-pages/server/server.ts';
import { eventually } from '../eventually';
import { launch, pageOf } from '../harness';
import { QUICK } from '../quick-clock';
import { ERRORS } from '../wire';
import { alert, fillIn, KEY, nativeForm, SAVE, sendButton, stored, TYPED, typed } from './form-page';

/** A minute: longer than any call waits. */
const NEVER = 60_000;

/** What goes wrong, by the matrix's columns; what is slow, and what ends with the page, have tests of their own. */
const FAULTS: Readonly<Record<string, Omit<Fault, 'path'>>> = {
  'no answer comes in time': { delay: NEVER },
  'the connection is lost': { drop: true },
  'the answer is 401': { status: 401, body: '' },
  'the answer is 403': { status: 403, body: '' },
  'the answer is 404': { status: 404, body: '' },
  'the answer is 429': { status: 429, body: '' },
  'the answer is 500': { status: 500, body: '' },
  'the answer is 503': { status: 503, body: '' },
  'the answer is no JSON': { malformed: true },
  'the answer is JSON of another shape': { status: 400, body: '{}' },
  'the crumb is refused': { crumbFail: true },
};

const NO_KEY = 'Could not get a form submission key, please try again later.';
const UNKNOWN = 'Unknown error, please try again later.';

/** What a failed save says where it is not UNKNOWN. */
const SAYS: Readonly<Record<string, string>> = {
  'the answer is 401': 'Unable to submit form. Please try again later.',
  'the answer is 404': 'This form has not been configured yet.',
  'the answer is 429': 'Unable to submit form. Submission rate limit exceeded. Please try again later.',
  'the answer is 500': 'Unable to send form. Please try again later.',
  'the answer is no JSON': 'Error processing form submission. Please reload and try again.',
};

const CALLS = [KEY, SAVE];
const CELLS = CALLS.flatMap((path) => Object.keys(FAULTS).map((fault) => [path, fault] as const));

let browser: Browser;
let server: DemoServer;
let page: Page;
const requests: string[] = [];

beforeAll(async () => {
  server = await startServer({ port: 0 });
  browser = await launch();
  page = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
  page.setDefaultTimeout(10_000);
  page.on('request', (request) => requests.push(request.url()));
  await page.addInitScript(QUICK);
  await page.route('**/fixture', (route) =>
    route.fulfill({ contentType: 'text/html', body: pageOf({ body: nativeForm({ keepDraft: true }) }) }),
  );
  await openForm();
});
afterEach(() => {
  server.faults.clear();
  server.store.clear();
  requests.splice(0);
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

async function openForm() {
  await page.goto(`${server.url}/`); // gives the visitor a crumb
  await page.goto(`${server.url}/fixture`);
  await page.waitForSelector('#block[data-block-state="mounted"]');
  await fillIn(page);
}

/** What the page asked for; of a lost connection the browser may open another by itself. */
const asked = (path: string) => requests.filter((url) => url.includes(path)).length;

describe.each(CELLS)('%s: %s', (path, fault) => {
  it('the visitor reads why, has everything that was typed, and may send it again', async () => {
    server.faults.add({ path, ...FAULTS[fault] });
    const y = await page.evaluate('scrollY');
    await sendButton(page).click();
    await alert(page).and(page.locator(':focus')).waitFor();
    expect(await alert(page).textContent()).toBe(path === KEY ? NO_KEY : (SAYS[fault] ?? UNKNOWN));
    expect(await sendButton(page).isEnabled()).toBe(true);
    expect(await sendButton(page).textContent()).toBe('Send');
    expect(await typed(page)).toEqual(Object.values(TYPED));
    expect(await page.locator('#block :disabled').count()).toBe(0);
    expect(await page.evaluate('scrollY')).toBe(y);

    const tries = fault === 'the crumb is refused' ? 2 : 1;
    await eventually(() => asked(path)).toBe(tries);
    await sendButton(page).click();
    await eventually(() => asked(path)).toBe(2 * tries);
    await alert(page).and(page.locator(':focus')).waitFor();
    expect(stored({ server } as never)).toEqual([]);
    expect(server.store.calls({ path: ERRORS })).toEqual([]);
  });
});

describe.each(CALLS)('%s', (path) => {
  it('a slow answer is waited for', async () => {
    await openForm();
    server.faults.add({ path, delay: 800, times: 1 });
    await sendButton(page).click();
    await page.getByRole('button', { name: 'Submitting…' }).waitFor();
    expect(await page.locator('#block .field-element:enabled').count()).toBe(0);
    await page.locator('#block .form-submission-text:focus').waitFor();
    expect([asked(KEY), asked(SAVE), stored({ server } as never).length]).toEqual([1, 1, 1]);
  });

  it('a visitor who leaves meanwhile is told nothing, and finds everything there when they come back', async () => {
    await openForm();
    server.faults.add({ path, delay: NEVER });
    await sendButton(page).click();
    await page.getByRole('button', { name: 'Submitting…' }).waitFor();
    await page.goto(`${server.url}/visit`);
    server.faults.clear();
    await page.goBack();
    await page.waitForSelector('#block[data-block-state="mounted"]');
    expect(await typed(page)).toEqual(Object.values(TYPED));
    expect(await alert(page).count()).toBe(0);
    expect(stored({ server } as never)).toEqual([]);
    await sendButton(page).click();
    await page.locator('#block .form-submission-text:focus').waitFor();
    expect(stored({ server } as never)).toHaveLength(1);
    expect(server.store.calls({ path: ERRORS })).toEqual([]);
  });
});
