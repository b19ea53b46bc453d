import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { axeFaults } from '../axe.ts';
import { eventually } from '../eventually.ts';
import { useStage, type VisitOptions } from '../harness.ts';

const stage = useStage();
const PATH = '/blocks/accordion';

const visit = (query: string, options: VisitOptions = {}) => stage.visit(`${PATH}?${query}`, options);

/** A page without scripts never starts Mortar. */
const visitOff = (query: string, options: VisitOptions = {}) => visit(query, { started: false, ...options });

const chooseState = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: 'See this page in another state' })
    .getByRole('link', { name, exact: true })
    .click();

const current = (page: Page) => page.locator('.states [aria-current]').allTextContents();

const consentCookie = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'ss_cookieAllowed')?.value;

/** Whether a media query of the site's style sheet holds, by what it does. */
const background = (page: Page) =>
  page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);

const LIGHT = 'rgb(250, 246, 239)';
const DARK = 'rgb(27, 22, 19)';

test('the address holds the states; a second click on one leaves it, and one link leads back to the plain page', async () => {
  const { page } = await visit('dir=rtl');
  expect(await current(page)).toEqual(['Right to left']);
  await chooseState(page, 'Dark');
  await page.waitForURL(/\?theme=dark&dir=rtl#states$/);
  expect(await current(page)).toEqual(['Dark', 'Right to left']);
  await chooseState(page, 'Right to left');
  await page.waitForURL(/\?theme=dark#states$/);
  await page.getByRole('link', { name: 'Back to the plain page' }).click();
  await page.waitForURL(stage.server.url + PATH);
  expect(await current(page)).toEqual([]);
});

test('the switcher works by keyboard and without JavaScript', async () => {
  const { page } = await visitOff('', { javaScriptEnabled: false });
  await page.getByRole('link', { name: 'Right to left' }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\?dir=rtl#states$/);
  expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
});

test.each(['theme=purple', 'width=99999', 'dir=%22%3E%3Cimg%3E', 'consent=&script=&chunk='])(
  'an address with %s shows the plain page',
  async (query) => {
    const { page, errors } = await visit(query);
    expect(await current(page)).toEqual([]);
    expect(await page.locator('.states img').count()).toBe(0);
    expect(errors).toEqual([]);
  },
);

test('right to left: the page has its dir, and code stays left to right', async () => {
  const { page } = await visit('dir=rtl');
  expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
  const direction = page.locator('.sample + .markup code').first();
  expect(await direction.evaluate((code) => getComputedStyle(code).direction)).toBe('ltr');
});

test.each([
  ['light', 'dark', DARK],
  ['dark', 'light', LIGHT],
] as const)(
  'in a browser that prefers %s colours, theme=%s shows the others',
  async (colorScheme, theme, color) => {
    const { page } = await visit(`theme=${theme}`, { colorScheme });
    expect(await background(page)).toBe(color);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe(theme);
    expect(await page.locator('meta[name="color-scheme"]').getAttribute('content')).toBe(theme);
  },
);

test('reduced motion: Mortar and the style sheet are served as if the visitor preferred it', async () => {
  const marquee = '/blocks/marquee';
  const moving = (page: Page) => page.locator('.sample').getByRole('button', { name: 'Pause' }).count();
  const plain = await stage.visit(marquee);
  await eventually(() => moving(plain.page)).toBeGreaterThan(0);
  const { page } = await stage.visit(`${marquee}?motion=reduced`);
  await eventually(() => page.locator('.moving').first().getAttribute('data-block-state')).toBe('mounted');
  expect(await moving(page)).toBe(0);
  expect(await page.evaluate("matchMedia('(prefers-reduced-motion: reduce)').matches")).toBe(false);
});

test('320 px: the same page in a frame of that width, in the other states too', async () => {
  const { page } = await visit('dir=rtl&width=320&consent=asked');
  const frame = page.frameLocator('iframe[title="Accordion, 320 px wide"]');
  await frame.locator('html[data-mortar="initialised"]').waitFor();
  const html = frame.locator('html');
  expect(
    await html.evaluate(({ clientWidth, scrollWidth }) => [innerWidth, scrollWidth - clientWidth]),
  ).toEqual([320, 0]);
  expect(await html.getAttribute('dir')).toBe('rtl');
  expect(await frame.locator('.states, .reference').count()).toBe(0);
  await frame.locator('.gdpr-cookie-banner').waitFor();
  expect(await page.locator('.gdpr-cookie-banner, main > .section .sample').count()).toBe(0);
});

test('script off: no script is asked for, and the page is what a browser without scripts shows', async () => {
  const { page, requests } = await visitOff('script=off');
  expect(await page.locator('.accordion-item__description').first().isVisible()).toBe(true);
  expect(requests.filter((address) => /\.js(\?|$)/.test(address))).toEqual([]);
  expect(await page.locator('[data-copy]').first().isVisible()).toBe(false);
  await chooseState(page, 'Script off');
  await page.waitForSelector('html[data-mortar="initialised"]');
});

test('chunk blocked: axe finds nothing in links to the cart as the server sends them', async () => {
  const { page } = await stage.visit('/blocks/cart-indicator?chunk=blocked');
  expect(await axeFaults(page)).toEqual([]);
});

test.each(['form', 'menu', 'search'])(
  'chunk blocked: the block %s keeps the server’s HTML and says that it failed; the others are mounted',
  async (name) => {
    const { page, requests } = await stage.visit(`/blocks/${name}?chunk=blocked`);
    const block = page.locator(`.sample [data-block="${name}"]`).first();
    await eventually(() => block.getAttribute('data-block-state')).toBe('failed');
    expect(requests.filter((address) => address.includes(`/chunks/${name}-`))).toHaveLength(2);
    const served = await page.evaluate(async (selector) => {
      const html = await (await fetch(location.href)).text();
      return new DOMParser().parseFromString(html, 'text/html').querySelector(selector)?.innerHTML;
    }, `.sample [data-block="${name}"]`);
    expect(await block.innerHTML()).toBe(served);
    const states = (await page.evaluate('mortar.blocks()')) as { name: string; state: string }[];
    expect(states.filter((other) => other.name !== name && other.state === 'failed')).toEqual([]);
  },
);

test('chunk blocked: every answer of the accordion can be read', async () => {
  const { page } = await visit('chunk=blocked');
  const answers = page.locator('.sample').first().locator('.accordion-item__description');
  expect(await answers.count()).toBe(3);
  for (const answer of await answers.all()) await answer.waitFor({ state: 'visible' });
});

describe('consent', () => {
  test('asked: the banner shows, although the visitor has answered before, and there is no answer', async () => {
    const { page } = await visit('consent=asked', { cookies: { ss_cookieAllowed: 'true' } });
    await page.locator('.gdpr-cookie-banner').waitFor();
    expect(await consentCookie(page)).toBeUndefined();
    expect(await page.evaluate('mortar.consent.get()')).toBeUndefined();
  });

  test.each([
    ['given', 'true'],
    ['declined', 'false'],
  ])('%s: the cookie is %s, and no banner shows', async (consent, cookie) => {
    const { page } = await visit(`consent=${consent}`);
    expect(await consentCookie(page)).toBe(cookie);
    expect(`${await page.evaluate('mortar.consent.get()')}`).toBe(cookie);
    expect(await page.locator('.gdpr-cookie-banner').count()).toBe(0);
  });
});

test.each(['theme=dark', 'theme=light', 'dir=rtl&motion=reduced', 'width=320'])(
  'axe finds nothing with %s, and nothing scrolls sideways at 320 px',
  async (query) => {
    const cookies = { ss_cookieAllowed: 'true' };
    const { page, errors } = await visit(query, { cookies, viewport: { width: 320, height: 900 } });
    expect(await axeFaults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    expect(errors).toEqual([]);
  },
);

test('a page with a script of its own shows at 320 px without an error', async () => {
  const { page, errors } = await stage.visit('/blocks/image?width=320');
  await page.frameLocator('.narrow-frame').locator('#load-now').click();
  await page.frameLocator('.narrow-frame').locator('#asked-for.loaded').waitFor();
  expect(errors).toEqual([]);
});

test('a strict policy allows each state', async () => {
  const violations = `window.violations = []; addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => window.violations.push(violatedDirective + ' ' + blockedURI));`;
  const { page } = await stage.visit(`/strict${PATH}?theme=dark&motion=reduced&width=320`, {
    before: violations,
  });
  const frame = page.frameLocator('.narrow-frame');
  await frame.locator('html[data-mortar="initialised"]').waitFor();
  expect(await page.evaluate('window.violations')).toEqual([]);
  expect(await frame.locator('html').evaluate('window.violations')).toEqual([]);
});
