import type { Page, Request } from 'playwright';
import { describe, expect, it } from 'vitest';
import { axeFaults } from '../axe';
import { eventually } from '../eventually';
import { OFFLINE, pageOf, useStage, type Visit, type VisitOptions } from '../harness';
import { lateRequests } from '../late-requests';
import { allMounted } from '../media/media-page';

const stage = useStage();
const SUGGESTIONS = '/api/search/suggestions';

const published = (attributes = '') =>
  `<div class="sqs-search-ui-text-input color-dark" id="block" data-source="block" data-preview="true" data-collection="" ${attributes}><div class="spinner-wrapper"></div><input type="search" class="search-input" value="" placeholder="Search" aria-label="Search"></div>`;

const form = (attributes = '') =>
  `<div data-block="search" id="block" ${attributes}><form action="/search"><label>Search <input class="search-input" type="search" name="q"></label><button>Search</button></form></div>`;

const WITH_RESULTS = `data-results-url="${SUGGESTIONS}"`;

async function show(body: string, options: VisitOptions = {}): Promise<Visit> {
  const visit = await stage.show(pageOf({ body: `<main><h1>Bread</h1>${body}</main>` }), options);
  await allMounted(visit.page);
  return visit;
}

/** The site answers each search with pages of these titles. */
const answering = (titlesFor: (words: string) => readonly string[]) => (page: Page) =>
  page.route(`**${SUGGESTIONS}?*`, (route) => {
    const words = new URL(route.request().url()).searchParams.get('q') ?? '';
    const items = titlesFor(words).map((title) => ({ title, url: `/found/${encodeURIComponent(title)}` }));
    return route.fulfill({ json: { items } });
  });

const BREADS = ['Rye bread', 'Bread &amp; <b>butter</b>', 'Flatbread'];
const options = (page: Page) => page.getByRole('option').allTextContents();
const activeOf = (page: Page) =>
  page.evaluate(
    "document.getElementById(document.querySelector('input').getAttribute('aria-activedescendant'))?.textContent ?? null",
  );
const errorsOf = ({ messages }: Visit) =>
  messages.filter(({ type }) => type === 'error').map(({ text }) => text);

describe('a visitor who searches before the code of the block has come', () => {
  const early = async (body: string) => {
    const { arrive, holdBack } = lateRequests();
    const visit = await stage.show(pageOf({ body }), {
      prepare: (page) => holdBack(page, /\/chunks\/search-/),
    });
    await visit.page.waitForSelector('#block[data-block-state="loading"]');
    await visit.page.click('#block input');
    await visit.page.keyboard.type('rye bread');
    return { ...visit, arrive };
  };

  it.each([
    ['with Enter in the field of a published page', published(), 'input'],
    [
      'with a button beside the field',
      `${published().slice(0, -'</div>'.length)}<button>Search</button></div>`,
      'button',
    ],
    ['in a form that only would reload the page', form().replace(' action="/search"', ''), 'button'],
  ])('%s is led to the results once it has', async (_how, body, control) => {
    const { page, arrive } = await early(body);
    await page.press(`#block ${control}`, 'Enter');
    expect(await page.inputValue('#block input')).toBe('rye bread');
    arrive();
    await page.waitForURL('**/search?q=rye+bread');
  });

  it('with an Enter that only ends a word, still types', async () => {
    const { page, arrive } = await early(published());
    const isKept = await page.locator('#block input').evaluate((field) => {
      const end = { key: 'Enter', bubbles: true, cancelable: true, isComposing: true };
      return field.dispatchEvent(new KeyboardEvent('keydown', end));
    });
    expect(isKept).toBe(true);
    arrive();
    await page.waitForSelector('#block[data-block-state="mounted"]');
    expect(await page.inputValue('#block input')).toBe('rye bread');
  });

  it('in a form that leads there is not kept waiting', async () => {
    const { page } = await early(form());
    await page.press('#block input', 'Enter');
    await page.waitForURL('**/search?q=rye+bread');
  });
});

describe('a field of a published page', () => {
  it('leads to the results; nothing and a word that is still composed lead nowhere', async () => {
    const { page, requests } = await show(published());
    await page.locator('input').fill('   ');
    await page.keyboard.press('Enter');
    await page.locator('input').fill('パン');
    await page.evaluate(
      "document.querySelector('input').dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, isComposing: true }))",
    );
    expect(await page.locator('input').getAttribute('enterkeyhint')).toBe('search');
    expect(await page.locator('input').getAttribute('role')).toBeNull();
    expect(requests.filter((url) => url.includes('/search?'))).toEqual([]);
    await page.locator('input').press('Enter');
    await page.waitForURL('**/search?q=%E3%83%91%E3%83%B3');
  });

  it('may be written without its type', async () => {
    const { page } = await show('<div data-block="search"><input aria-label="Search"></div>');
    await page.locator('input').fill('rye');
    await page.locator('input').press('Enter');
    await page.waitForURL('**/search?q=rye');
  });

  it('stays on the site whatever the page’s base, and searches the collection that it names', async () => {
    const html = published().replace('data-collection=""', 'data-collection="5c01"');
    const { page } = await show(html);
    await page.evaluate(
      "document.head.insertAdjacentHTML('afterbegin', '<base href=\"https://elsewhere.example/\">')",
    );
    await page.locator('input').fill('a & b');
    await page.keyboard.press('Enter');
    await page.waitForURL(`${stage.server.url}/search?q=a+%26+b&f_collectionId=5c01`);
  });
});

it('a field with a button leads to the results, also within a form that is about something else', async () => {
  const controls = '<button type="button">Clear</button><button>Find</button>';
  const { page } = await show(
    `<form action="/about"><div data-block="search"><input type="search" aria-label="Search">${controls}</div></form>`,
  );
  await page.locator('input').fill('rye');
  await page.getByRole('button', { name: 'Clear' }).click();
  expect(new URL(page.url()).pathname).toBe('/fixture');
  await page.getByRole('button', { name: 'Find' }).click();
  await page.waitForURL('**/search?q=rye');
});

describe('a form of the author’s own', () => {
  it('is sent by the browser, with the block’s collection; blank it is not sent', async () => {
    const { page } = await show(form('data-collection="5c01"'));
    await page.locator('input').fill(' ');
    await page.click('button');
    expect(new URL(page.url()).pathname).toBe('/fixture');
    await page.locator('input').fill('bread');
    await page.click('button');
    await page.waitForURL('**/search?q=bread&f_collectionId=5c01');
  });

  it.each([
    [
      'without an address',
      '<form><input class="search-input" type="search" name="q"><button>Go</button></form>',
    ],
    ['whose field has no name', '<form action="/x"><input class="search-input"><button>Go</button></form>'],
  ])('%s leads to the results too', async (_how, html) => {
    const { page } = await show(`<div data-block="search" data-collection="5c01">${html}</div>`);
    await page.locator('input').fill('  ');
    await page.click('button');
    expect(new URL(page.url()).pathname).toBe('/fixture');
    await page.locator('input').fill(' rye bread');
    await page.click('button');
    await page.waitForURL('**/search?q=rye+bread&f_collectionId=5c01');
  });

  it('works without the script', async () => {
    const { page } = await stage.visit('/blocks/search', { javaScriptEnabled: false, started: false });
    await page.locator('input[name="q"]').first().fill('bread');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/search?q=bread');
    await page.getByText(/found for/).waitFor();
  });
});

describe('suggestions', () => {
  it.each([
    ['lists by a class', '[role=listbox]:not(.open) { opacity: 0; transform: scale(0) }'],
    ['popovers by a class', '[popover] { display: none; opacity: 0 } .open { display: block; opacity: 1 }'],
  ])('are seen on a page that shows its own %s', async (_what, rule) => {
    const sheet = `<style>${rule}</style>`;
    const { page } = await show(sheet + published(WITH_RESULTS), { prepare: answering(() => BREADS) });
    await page.locator('input').focus();
    await page.locator('input').pressSequentially('bread');
    await page.getByRole('option', { name: 'Rye bread' }).click();
    await page.waitForURL('**/found/**');
  });

  it('leave what was searched for in the field of who comes back from the results', async () => {
    const { page } = await show(published(WITH_RESULTS), { prepare: answering(() => BREADS) });
    await page.locator('input').focus();
    await page.locator('input').pressSequentially('bread');
    await page.getByRole('option').first().waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/search?q=bread');
    await page.goBack();
    await eventually(() => page.locator('input').inputValue()).toBe('bread');
  });

  it('come while somebody types, are chosen by keys, counted for screen readers, and closed by Escape', async () => {
    const visit = await show(published(WITH_RESULTS), { prepare: answering(() => BREADS) });
    const { page, requests } = visit;
    const field = page.getByRole('combobox', { name: 'Search' });
    expect(requests.some((url) => url.includes('search-suggestions'))).toBe(false);
    await page.locator('input').focus();
    await field.pressSequentially('bread');
    await page.getByRole('option').first().waitFor();
    expect(await options(page)).toEqual(BREADS);
    expect(await page.locator('[role="option"] mark').allTextContents()).toEqual(['bread', 'Bread', 'bread']);
    await eventually(() => page.locator('[role="status"]').first().textContent()).toBe('3 suggestions');
    expect(await activeOf(page)).toBeNull();
    const seen = [];
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp', 'ArrowUp']) {
      await page.keyboard.press(key);
      seen.push(await activeOf(page));
    }
    expect(seen).toEqual([BREADS[0], BREADS[1], BREADS[0], null, BREADS[2]]);
    expect(await axeFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    expect([await field.getAttribute('aria-expanded'), await field.inputValue()]).toEqual(['false', 'bread']);
    expect(await page.getByRole('option').count()).toBe(0);
    await page.keyboard.press('ArrowDown');
    await page.getByRole('option').first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/found/Rye%20bread');
    expect(visit.errors).toEqual([]);
  });

  it('are links for a pointer, and go with the focus; Enter without a choice searches', async () => {
    const { page } = await show(form(WITH_RESULTS), { prepare: answering(() => BREADS) });
    await page.locator('input').fill('bread');
    await page.getByRole('option', { name: 'Flatbread' }).waitFor();
    await page.locator('button').focus();
    await eventually(() => page.getByRole('option').count()).toBe(0);
    await page.locator('input').fill('breads');
    await page.getByRole('option', { name: 'Flatbread' }).waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/search?q=breads');
    await page.goBack();
    await allMounted(page);
    await page.locator('input').fill('');
    await page.locator('input').fill('bread');
    await page.getByRole('option', { name: 'Flatbread' }).click();
    await page.waitForURL('**/found/Flatbread');
  });

  it('are those of the last words, however late the answer to earlier ones', async () => {
    let answerFirst = () => {};
    const held = new Promise<void>((resolve) => {
      answerFirst = resolve;
    });
    const { page } = await show(published(WITH_RESULTS), {
      prepare: (page) =>
        page.route(`**${SUGGESTIONS}?*`, async (route) => {
          const words = new URL(route.request().url()).searchParams.get('q');
          if (words === 'old') await held;
          if (words === 'lost') return route.abort();
          await route.fulfill({ json: { items: [{ title: `About ${words}`, url: '/x' }] } });
        }),
    });
    const first = page.waitForRequest((request) => request.url().includes('q=old'));
    await page.locator('input').fill('old');
    await first;
    await page.locator('input').fill('new');
    await page.getByRole('option', { name: 'About new' }).waitFor();
    const late = page.waitForResponse((response) => response.url().includes('q=old'));
    answerFirst();
    await late;
    expect(await options(page)).toEqual(['About new']);
    for (const words of ['', 'lost']) {
      await page.locator('input').fill(words);
      await eventually(() => page.getByRole('option').count()).toBe(0);
      await page.locator('input').fill('new');
      await page.getByRole('option', { name: 'About new' }).waitFor();
    }
  });

  it('lead to pages of the site whatever base the page names', async () => {
    const { page } = await show(published(WITH_RESULTS), { prepare: answering(() => BREADS) });
    await page.evaluate(
      "document.head.insertAdjacentHTML('afterbegin', '<base href=\"https://elsewhere.example/\">')",
    );
    await page.locator('input').fill('bread');
    await page.getByRole('option', { name: 'Flatbread' }).click();
    await page.waitForURL(`${stage.server.url}/found/Flatbread`);
  });

  it('that are none are said to be none', async () => {
    const { page } = await show(published(WITH_RESULTS), { prepare: answering(() => []) });
    await page.locator('input').fill('zzz');
    await page.locator('.mortar-search-popup', { hasText: 'No suggestions' }).waitFor();
    await page.keyboard.press('ArrowDown');
    expect(await activeOf(page)).toBeNull();
  });

  it.each([
    ['500', { status: 500, body: '{}' }],
    ['no JSON', { body: '<!doctype html>' }],
    ['another shape', { json: { results: [] } }],
    ['none at all', 'abort'],
  ] as const)(
    'that fail by %s are nothing to the visitor, are told of once, and the search works',
    async (_how, reply) => {
      const visit = await show(published(WITH_RESULTS), {
        prepare: (page) =>
          page.route(`**${SUGGESTIONS}?*`, (route) =>
            reply === 'abort' ? route.abort() : route.fulfill(reply),
          ),
      });
      const { page } = visit;
      for (const words of ['bread', 'butter']) {
        const isMeant = (request: Request) => request.url().includes(`q=${words}`);
        const over =
          reply === 'abort'
            ? page.waitForEvent('requestfailed', isMeant)
            : page.waitForEvent('requestfinished', isMeant);
        await page.locator('input').fill(words);
        await over;
      }
      const told = () =>
        page.evaluate(
          "mortar.requests().filter(({ url, outcome }) => url.includes('suggestions') && outcome !== 'held').length",
        );
      await eventually(told).toBe(2);
      const ours = errorsOf(visit).filter((text) => !text.startsWith('Failed to load resource'));
      expect(ours).toHaveLength(1);
      expect([await page.getByRole('option').count(), await page.locator('[role="dialog"]').count()]).toEqual(
        [0, 0],
      );
      await page.keyboard.press('Enter');
      await page.waitForURL('**/search?q=butter');
      expect(visit.errors).toEqual([]);
    },
  );

  it('that fail without a connection say so', async () => {
    const { page } = await show(published(WITH_RESULTS), {
      before: OFFLINE,
      prepare: (page) => page.route(`**${SUGGESTIONS}?*`, (route) => route.abort()),
    });
    await page.locator('input').fill('bread');
    await page
      .locator('.mortar-search-popup', { hasText: 'Please check your internet connection' })
      .waitFor();
    await page.keyboard.press('Escape');
    expect(await page.locator('.mortar-search-popup').isVisible()).toBe(false);
  });

  it('whose chunk does not come leave the field as it was', async () => {
    const visit = await show(published(WITH_RESULTS), {
      prepare: (page) => page.route('**/chunks/search-suggestions-*', (route) => route.abort()),
    });
    await visit.page.locator('input').fill('bread');
    await eventually(
      () => errorsOf(visit).filter((text) => text.startsWith('search-suggestions:')).length,
    ).toBe(1);
    expect(await visit.page.locator('input').getAttribute('role')).toBeNull();
    await visit.page.keyboard.press('Enter');
    await visit.page.waitForURL('**/search?q=bread');
  });

  it('that throw while they are drawn leave the field as it was', async () => {
    const visit = await show(published(WITH_RESULTS), {
      prepare: (page) =>
        page.route('**/chunks/search-suggestions-*', (route) =>
          route.fulfill({
            contentType: 'text/javascript',
            body: "export function Suggestions() { throw new Error('broken suggestions'); }",
          }),
        ),
    });
    await visit.page.locator('input').fill('bread');
    await eventually(() => errorsOf(visit).filter((text) => text.includes('broken suggestions')).length).toBe(
      1,
    );
    await visit.page.keyboard.press('Enter');
    await visit.page.waitForURL('**/search?q=bread');
  });

  it('are not asked for elsewhere, nor where the site has none', async () => {
    const foreign = published('data-results-url="https://elsewhere.example/find"');
    const off = form('data-preview="false" data-results-url="/x"').replace('id="block"', '');
    const { page, messages, requests } = await show(foreign + off);
    for (const field of await page.locator('input').all()) await field.fill('bread');
    expect(messages.filter(({ type }) => type === 'warning').map(({ text }) => text)).toEqual([
      'search: resultsUrl must be a same-site address, got https://elsewhere.example/find',
    ]);
    expect(requests.filter((url) => /elsewhere|search-suggestions/.test(url))).toEqual([]);
  });

  it('lie in sight at 320 px, on hostile style sheets, and are gone with their block', async () => {
    const hostile =
      '<style>body :not(style, script) { all: unset } a, p, div { display: none; width: 900px } body #block input { display: block; width: 270px }</style>';
    const { page } = await show(
      `<style>#block { margin-top: 560px }</style>${published(WITH_RESULTS)}${hostile}`,
      {
        viewport: { width: 320, height: 640 },
        prepare: answering(() => [...BREADS, 'a'.repeat(300)]),
      },
    );
    await page.locator('input').fill('bread');
    await page.getByRole('option').first().waitFor();
    const box = await page.locator('.mortar-search-popup').boundingBox();
    expect(box && [box.x >= 0, box.y >= 0, box.x + box.width <= 320, box.y + box.height <= 640]).toEqual([
      true,
      true,
      true,
      true,
    ]);
    await page.evaluate("document.documentElement.dir = 'rtl'; dispatchEvent(new Event('resize'))");
    const rightEdge = (selector: string) =>
      page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().right));
    await eventually(() => rightEdge('.mortar-search-popup')).toBe(await rightEdge('input'));
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(320);
    await page.evaluate('mortar.unmount()');
    expect(await page.locator('.mortar-search').count()).toBe(0);
    expect(await page.locator('input').evaluate((input) => input.outerHTML)).toBe(
      '<input type="search" class="search-input" value="" placeholder="Search" aria-label="Search">',
    );
  });
});
