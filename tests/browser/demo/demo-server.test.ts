import { expect, test } from 'vitest';
import { LOGIN_PATH } from '../../../demo-pages/server/calls/member.ts';
import { useStage } from '../harness.ts';

const stage = useStage();
const FAULTS = '/config/api/faults';
const FAULT = JSON.stringify({ path: '/api/', status: 500 });

test.each([
  '{{image loaves | a loaf}}',
  '{{search-results}}',
  '{{content}}',
  '{{sample}}\n<i>x</i>{{/sample}}',
  'data-nav href="/about"',
])('the search shows %j as it was typed', async (typed) => {
  const { page } = await stage.visit(`/search?q=${encodeURIComponent(typed)}`);
  expect(await page.getByRole('searchbox').inputValue()).toBe(typed.replace('\n', ''));
  expect(await page.locator('main q').textContent()).toBe(typed);
  expect(await page.locator('main :is(img, .sample)').count()).toBe(0);
});

test('the switch for faults is out of reach of other sites, and within that of the inspector', async () => {
  const { page } = await stage.visit('/about');
  await page.evaluate(() => {
    const frame = Object.assign(document.createElement('iframe'), { srcdoc: '<p>Of another origin</p>' });
    frame.sandbox.add('allow-scripts');
    document.body.append(frame);
  });
  const foreign = page.frames()[1];
  await foreign?.waitForSelector('p');
  const [answer] = await Promise.all([
    page.waitForResponse(`**${FAULTS}`),
    foreign?.evaluate(([url, body]) => fetch(url, { method: 'POST', mode: 'no-cors', body }).then(() => {}), [
      stage.server.url + FAULTS,
      FAULT,
    ] as const),
  ]);
  expect(answer.status()).toBe(403);
  expect(stage.server.faults.list()).toEqual([]);

  const inspector = await stage.visit('/config/', { started: false });
  await inspector.page.evaluate(([url, body]) => fetch(url, { method: 'POST', body }), [
    FAULTS,
    FAULT,
  ] as const);
  expect(stage.server.faults.list()).toHaveLength(1);
});

test.each(['stoneware', 'wrong'])(
  'what a login brings is not kept, with the password %s',
  async (password) => {
    const { page } = await stage.visit('/');
    const outcome = page.evaluate(
      async ([path, body]) => {
        const crumb = /crumb=([^;]+)/.exec(document.cookie)?.[1];
        return (await fetch(`${path}?crumb=${crumb}`, { method: 'POST', body })).status;
      },
      [LOGIN_PATH, JSON.stringify({ email: 'member@kiln.example', password, rememberMe: true })] as const,
    );
    expect(await outcome).toBe(password === 'wrong' ? 401 : 200);
    const [call] = stage.server.store.calls({ path: LOGIN_PATH });
    expect(call).toMatchObject({ method: 'POST', body: '', parsed: null });
    expect(JSON.stringify(stage.server.store.calls())).not.toContain('member@kiln.example');
  },
);
