import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { eventually } from '../eventually';
import { pageOf, useStage } from '../harness';
import { QUICK } from '../quick-clock';
import { ERRORS, LOGOUT } from '../wire';

const stage = useStage();

const WIDGET = '/api/widget/GetWidgetRendering';
const SETTINGS = '/api/1/performance/settings';
const NEVER = 60_000;
const CORES = "Object.defineProperty(navigator, 'hardwareConcurrency', { value: 4 });";

const BODY = `<main><a href="/docs/">Who we are</a><div data-block="widget" data-type="two"></div></main>`;
const VIEWER = { authenticatedAccount: { id: '5e0000000000000000000001' }, websiteRoles: [10] };

/** A page that waits for the answers to these calls. */
async function showCalls(calls: readonly string[]) {
  for (const path of calls) stage.server.faults.add({ path, delay: NEVER });
  const visit = await stage.show(pageOf({ body: BODY, context: VIEWER }), {
    before: CORES,
  });
  await visit.page.mouse.move(5, 5);
  await visit.page.evaluate('mortar.logout(); 0');
  for (const path of calls)
    await eventually(() => visit.requests.filter((url) => url.includes(path)).length).toBe(1);
  return visit;
}

it.each([
  ['by a link', (page: Page) => page.getByText('Who we are').click({ noWaitAfter: true })],
  ['by a script', (page: Page) => page.evaluate("setTimeout(() => { location.href = '/docs/' }); 0")],
])(
  'who sets out %s for a page that is slow to come sees no error, and none is reported',
  async (_, setOut) => {
    const { page, errors, messages } = await showCalls([WIDGET, LOGOUT, SETTINGS]);
    stage.server.faults.add({ path: '/docs/', delay: 1500, times: 1 });
    await setOut(page);
    await page.waitForURL('**/docs/');
    expect(errors).toEqual([]);
    expect(messages.filter(({ type }) => type === 'error')).toEqual([]);
    expect(stage.server.store.calls({ path: ERRORS })).toEqual([]);
  },
);

it('a call is made also where the page has a variable called navigation, in a browser that has no such API', async () => {
  const before = "Object.defineProperty(window, 'navigation', { value: {} }); delete window.Navigation;";
  const { requests } = await stage.show(pageOf({ body: BODY }), { before });
  await eventually(() => requests.some((url) => url.includes(WIDGET))).toBe(true);
});

it('who sets out and stays, as for a download, is told in the end', async () => {
  let loseConnection = () => {};
  const { page, requests } = await stage.show(pageOf({ body: BODY }), {
    before: QUICK,
    prepare: (page) =>
      page.route(`**${WIDGET}*`, (route) => {
        loseConnection = () => void route.abort();
      }),
  });
  await eventually(() => requests.filter((url) => url.includes(WIDGET)).length).toBe(1);
  await page.route('**/leaflet', (route) =>
    route.fulfill({
      body: 'Bread',
      headers: { 'content-disposition': 'attachment; filename="leaflet.txt"' },
    }),
  );
  const download = page.waitForEvent('download');
  await page.evaluate("setTimeout(() => { location.href = '/leaflet' }); 0");
  await download;
  loseConnection();
  await page.getByRole('button', { name: 'Try again' }).waitFor();
});
