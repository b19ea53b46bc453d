import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { showBanner } from '../components/banner-page';
import { eventually } from '../eventually';
import { pageOf, useStage } from '../harness';
import { settled } from '../wire';
import { NONCE, strictPolicy, TAG_WITH_NONCE } from './strict-policy';

const stage = useStage();
const POLICY = strictPolicy();

const YES = { cookies: { ss_cookieAllowed: 'true' } };
const run = (name: string) => `window.ran = [...(window.ran ?? []), '${name}']`;
const waiting = (name: string, attributes = '') =>
  `<script type="text/plain" data-category="analytics" ${attributes}>${run(name)}</script>`;
const ranOf = (page: Page) => page.evaluate<string[]>('window.ran ?? []');

const vendor = (page: Page) =>
  page.route('**/vendor/*.js', (route) => {
    const name = /vendor\/(.*)\.js/.exec(route.request().url())?.[1] ?? '';
    return route.fulfill({ contentType: 'text/javascript', body: run(name) });
  });

describe('where the tag has a nonce, a script that waits for consent', () => {
  const show = (body: string) =>
    stage.show(pageOf({ body, tag: TAG_WITH_NONCE }), {
      ...YES,
      prepare: vendor,
      headers: { 'content-security-policy': POLICY },
    });

  it('runs only with the same nonce; what was injected into the page stays inert', async () => {
    const body = [
      waiting('injected'),
      waiting('with another nonce', 'nonce="guessed"'),
      `<script type="text/plain" data-category="analytics" src="/vendor/injected.js"></script>`,
      waiting('own', `nonce="${NONCE}"`),
      `<script type="text/plain" data-category="analytics" src="/vendor/own-file.js" nonce="${NONCE}"></script>`,
    ].join('');
    const visit = await show(body);
    await eventually(() => ranOf(visit.page)).toEqual(['own', 'own-file']);
    await settled(visit.page);
    expect(await ranOf(visit.page)).toEqual(['own', 'own-file']);
    expect(visit.requests.filter((url) => url.includes('/vendor/injected'))).toEqual([]);
    expect(visit.messages.map(({ text }) => text).join('\n')).toContain(
      "A script that waits for consent must have the same nonce as Mortar's script tag",
    );
  });

  it('does not run when it has taken over the nonce of the tag behind it', async () => {
    const stolen = `<script type="text/plain" data-category="a" src="/vendor/stolen.js" data-rest='<script ' nonce="${NONCE}"></script>`;
    const visit = await show(stolen + waiting('own', `nonce="${NONCE}"`));
    await eventually(() => ranOf(visit.page)).toEqual(['own']);
    await settled(visit.page);
    expect(await ranOf(visit.page)).toEqual(['own']);
    expect(visit.errors).toEqual([]);
  });

  it('that is inserted later needs it too', async () => {
    const { page } = await show(waiting('own', `nonce="${NONCE}"`));
    await eventually(() => ranOf(page)).toEqual(['own']);
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.setAttribute('type', 'text/plain');
      script.dataset.category = 'analytics';
      script.append("window.ran.push('late')");
      document.body.append(script);
    });
    await settled(page);
    expect(await ranOf(page)).toEqual(['own']);
  });
});

it('without a nonce on the tag every script that waits for consent runs', async () => {
  const { page } = await stage.show(pageOf({ body: waiting('one') + waiting('two', 'nonce="any"') }), YES);
  await eventually(() => ranOf(page)).toEqual(['one', 'two']);
});

/** DOMPurify takes its place, which asks the policy. */
const WITHOUT_SANITIZER = 'delete window.Sanitizer;';

/** Keeps the rules of the policy, and says whether one lets something through. */
const KEEP_RULES = `{
  const { createPolicy } = TrustedTypePolicyFactory.prototype;
  TrustedTypePolicyFactory.prototype.createPolicy = function (name, rules) {
    window.policies = [...(window.policies ?? []), name];
    window.lets = (rule, ...values) => {
      try {
        return rules[rule](...values) === values[0];
      } catch (error) {
        return error.message;
      }
    };
    return createPolicy.call(this, name, rules);
  };
}`;

it.each([
  '<a id="trustedTypes" href="/x"></a>',
  '<form id="trustedTypes"><input name="createPolicy"></form>',
])('in a browser without Trusted Types %s is not taken for them', async (element) => {
  const settings = { cookieBannerText: '<p>We <b>use</b> cookies.</p>' };
  const { banner, errors } = await showBanner(stage, settings, {
    before: `${WITHOUT_SANITIZER}delete window.trustedTypes;`,
    body: element,
  });
  await banner.locator('b').waitFor();
  expect(errors).toEqual([]);
});

describe('the policy', () => {
  /** A page whose banner has come through DOMPurify, so that the policy is made. */
  async function showPolicy() {
    const settings = { cookieBannerText: '<p>We <b>use</b> cookies.</p>' };
    const { page, banner } = await showBanner(stage, settings, {
      before: WITHOUT_SANITIZER + KEEP_RULES,
      prepare: vendor,
    });
    await banner.locator('b').waitFor();
    return page;
  }
  const lets = (page: Page, rule: string, ...values: unknown[]) =>
    page.evaluate(
      ([name, args]) => (window as never as { lets(...all: unknown[]): unknown }).lets(name, ...args),
      [rule, values] as const,
    );

  it('is one, and passes no HTML but what is parsed apart from the page', async () => {
    const page = await showPolicy();
    expect(await page.evaluate('policies')).toEqual(['mortar']);
    expect(await lets(page, 'createHTML', '<img src="x" onerror="pwned = 1">')).toMatch(/rejects/);
    expect(await lets(page, 'createHTML', '<b>harmless</b>')).toMatch(/rejects/);
    expect(await lets(page, 'createScript', 'pwned = 1')).toMatch(/rejects/);
  });

  it('lets the scripts load that Mortar itself asks for', async () => {
    const page = await showPolicy();
    const ours = [
      'https://platform.twitter.com/widgets.js',
      'https://assets.pinterest.com/js/pinit.js?r=1',
      'https://www.google.com/recaptcha/api.js?render=explicit&onload=ready',
      'https://kiln-and-crumb.disqus.com/count.js',
    ];
    for (const address of ours) expect(await lets(page, 'createScriptURL', address), address).toBe(true);
  });

  it('refuses all others', async () => {
    const page = await showPolicy();
    const others = [
      'https://foreign.test/widgets.js',
      'https://platform.twitter.com.foreign.test/widgets.js',
      'https://platform.twitter.com/other.js',
      'https://platform.twitter.com/widgets.js/../other.js',
      'https://www.google.com/complete/search?jsonp=pwned',
      'https://foreign.test/#.disqus.com/count.js',
      'data:text/javascript,pwned=1',
      '/uploads/pwned.js',
    ];
    for (const address of others)
      expect(await lets(page, 'createScriptURL', address), address).toMatch(/rejects/);
  });

  it('knows our own chunks by their folder', async () => {
    const page = await showPolicy();
    const chunk = `${stage.server.url}/chunks/react-a1B2.js`;
    expect(await lets(page, 'createScriptURL', chunk)).toBe(true);
    expect(await lets(page, 'createScriptURL', `${stage.server.url}/chunks/../pwned.js`)).toMatch(/rejects/);
  });

  it('takes a script’s address and text only from the element that waits for consent', async () => {
    const page = await showPolicy();
    const answers = await page.evaluate(() => {
      const { lets } = window as never as { lets(...all: unknown[]): unknown };
      const script = document.createElement('script');
      script.setAttribute('type', 'text/plain');
      script.dataset.category = 'analytics';
      script.append('one()');
      const other = document.createElement('div');
      return [
        lets('createScript', 'one()', script),
        lets('createScript', 'two()', script),
        lets('createScript', 'one()', other),
        lets('createScript', 'one()', 'script'),
      ];
    });
    expect(answers).toEqual([true, ...Array(3).fill(expect.stringMatching(/rejects/))]);
  });
});
