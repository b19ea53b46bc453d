import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { readDocs } from '../../../demo-pages/server/docs/doc-files.ts';
import { axeFaults } from '../axe.ts';
import { eventually } from '../eventually.ts';
import { useStage, type VisitOptions } from '../harness.ts';

const stage = useStage();
const DOCS = await readDocs();
const SHOWN = ['/docs/', '/docs/library', '/docs/blocks/gallery', '/docs/search?q=consent', '/docs/nothing'];

const visit = (path: string, options: VisitOptions = {}) => stage.visit(path, { ...options, started: false });

/** Types a query into the search field and sends it. */
async function search(page: Page, query: string) {
  await page.getByLabel('Search the documentation').fill(query);
  await Promise.all([
    page.waitForURL(/\/docs\/search\?/),
    page.getByRole('button', { name: 'Search' }).click(),
  ]);
}

/** What a page has as the server sends it; none of its links needs a script. */
async function idsAndLinks(page: Page, address: string): Promise<{ ids: string[]; links: string[] }> {
  const url = stage.server.url + address;
  const html = await (await page.request.get(url)).text();
  return page.evaluate(
    ([html, url]) => {
      const sent = new DOMParser().parseFromString(html, 'text/html');
      return {
        ids: [...sent.querySelectorAll('[id]')].map(({ id }) => id),
        links: [...sent.querySelectorAll('a[href]')].map(
          (link) => new URL(link.getAttribute('href') ?? '', url).href,
        ),
      };
    },
    [html, url] as const,
  );
}

test('the README, the changelog and every doc are pages, each in the menu', async () => {
  const { page } = await visit('/docs/');
  expect(DOCS.map(({ path }) => path)).toEqual(
    expect.arrayContaining([
      'README.md',
      'CHANGELOG.md',
      'SECURITY.md',
      'docs/library.md',
      'docs/blocks/menu.md',
    ]),
  );
  const links = page.getByRole('navigation', { name: 'Documentation' }).getByRole('link');
  const addresses = () => links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  await eventually(addresses).toEqual(expect.arrayContaining(DOCS.map(({ address }) => address)));
});

test('every internal link of every page leads to a page, and to a heading where it names one', async () => {
  const { page } = await visit('/docs/');
  const ids = new Map<string, readonly string[]>();
  const links = new Set<string>();
  for (const { address } of DOCS) {
    const sent = await idsAndLinks(page, address);
    ids.set(address, sent.ids);
    for (const href of sent.links)
      if (href.startsWith(stage.server.url)) links.add(href.slice(stage.server.url.length));
  }
  const broken: string[] = [];
  for (const link of links) {
    const [path = '', id] = link.split('#');
    const isThere = ids.has(path)
      ? !id || ids.get(path)?.includes(id)
      : (await page.request.get(stage.server.url + path)).ok();
    if (!isThere) broken.push(link);
  }
  expect(links.size).toBeGreaterThan(DOCS.length);
  expect(broken).toEqual([]);
});

describe.each(SHOWN)('%s', (path) => {
  test('axe finds nothing in light and in dark colours', async () => {
    const { page, errors } = await visit(path, { colorScheme: 'light' });
    expect(await axeFaults(page), 'light').toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await axeFaults(page), 'dark').toEqual([]);
    expect(errors).toEqual([]);
  });

  test('can be read and searched without JavaScript on a screen of 320 px, and does not scroll sideways', async () => {
    const { page } = await visit(path, { javaScriptEnabled: false, viewport: { width: 320, height: 640 } });
    expect(await page.locator('main').evaluate((main) => main.getBoundingClientRect().width)).toBeLessThan(
      320,
    );
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await page.getByText('All pages').click();
    expect(await page.getByRole('navigation').getByRole('link', { name: 'Changelog' }).isVisible()).toBe(
      true,
    );
    await search(page, 'allowMultipleOpenItems');
    expect(await page.locator('.results a').first().isVisible()).toBe(true);
  });
});

test('a link between Markdown files leads to the page of the other', async () => {
  const { page } = await visit('/docs/blocks');
  await page.locator('main').getByRole('link', { name: 'accordion' }).click();
  await page.waitForURL('**/docs/blocks/accordion');
  expect(await page.locator('h1').textContent()).toBe('accordion');
  await page.getByRole('link', { name: 'Demo page' }).click();
  await page.waitForURL('**/blocks/accordion');
});

test('the address of a Markdown file leads to its page', async () => {
  const { page } = await visit('/docs/blocks/menu.md');
  expect(new URL(page.url()).pathname).toBe('/docs/blocks/menu');
});

describe('the search', () => {
  test('finds the section that has all words, in any case, and leads to its heading', async () => {
    const { page } = await visit('/docs/');
    await search(page, 'MAPPING crumbFail');
    expect(await page.getByRole('status').textContent()).toContain('No results for “MAPPING crumbFail”');
    await search(page, 'TOKEN crumbfail');
    expect(await page.locator('mark').allTextContents()).toEqual(
      expect.arrayContaining(['crumbFail', 'token']),
    );
    await page.locator('.results a').first().click();
    const heading = page.locator(`[id="${new URL(page.url()).hash.slice(1)}"]`);
    expect(await heading.isVisible()).toBe(true);
  });

  test('puts the page with the words in its title first, and keeps them in the field', async () => {
    const { page } = await visit('/docs/search?q=lightbox');
    expect(await page.locator('.results a').first().getAttribute('href')).toBe('/docs/lightbox');
    expect(await page.getByLabel('Search the documentation').inputValue()).toBe('lightbox');
  });

  test.each([
    ['', 'Type one or more words to search all pages.'],
    [' \t ', 'Type one or more words to search all pages.'],
    ['x'.repeat(5000), 'This search is too long. Use up to 200 characters.'],
    ['.*(a+)+$[', 'No results for “.*(a+)+$[”. Try fewer or shorter words.'],
    ['{{menu}} $& $1', 'No results for “{{menu}} $& $1”. Try fewer or shorter words.'],
    [
      '<img src=x onerror=alert(1)>',
      'No results for “<img src=x onerror=alert(1)>”. Try fewer or shorter words.',
    ],
  ])('answers %j with a sentence', async (query, answer) => {
    const { page, errors } = await visit(`/docs/search?q=${encodeURIComponent(query)}`);
    expect(await page.getByRole('status').innerText()).toBe(answer);
    expect(await page.locator('main img').count()).toBe(0);
    expect(errors).toEqual([]);
  });

  test('finds what looks like a pattern or like HTML as it stands', async () => {
    const { page } = await visit(`/docs/search?q=${encodeURIComponent('<html data-mortar=')}`);
    expect(await page.locator('mark').allTextContents()).toEqual(
      expect.arrayContaining(['<html', 'data-mortar=']),
    );
  });
});

test.each([
  '/docs/nothing',
  '/docs/..%2fpackage.json',
  '/docs/%2e%2e%2f%2e%2e%2fpackage',
  '/docs/blocks/%00',
  '/docs/images/..%2f..%2fpackage.json',
  '/docs/blocks/',
])('%s is no page, and gives nothing away', async (path) => {
  const answer = await fetch(stage.server.url + path);
  const text = await answer.text();
  expect(answer.status).toBe(404);
  expect(text).toContain('The documentation has no page at this address.');
  expect(text).not.toContain('devDependencies');
});
