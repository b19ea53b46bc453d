import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { axeFaults } from '../axe';
import { eventually } from '../eventually';
import { pageOf, useStage, type VisitOptions } from '../harness';

const stage = useStage();

/** As the server sends it: the platform's script draws the field and the results. */
const EMPTY =
  '<main id="page"><h1>Search</h1><div class="sqs-search-container"><div class="sqs-search-page"></div></div></main><footer><div class="sqs-block html-block"><p>Kiln Road 4</p></div></footer>';

const LOAVES = Array.from({ length: 12 }, (_, index) => ({
  title: `<em>Rye</em> loaf ${index + 1} &amp; butter`,
  itemUrl: `/bread/rye-${index + 1}`,
  body: '<style>p{color:red}</style><p>Baked <em>twice</em> a day.</p>',
  ...(index === 0 && { imageUrl: '/images/loaves-1.svg' }),
}));

/** The site's search, ten results a page. */
const answering = (page: Page) =>
  page.route('**/api/search/GeneralSearch?*', (route) => {
    const query = new URL(route.request().url()).searchParams;
    const from = 10 * Number(query.get('p'));
    const found = query.get('q') === 'rye' ? LOAVES : [];
    return route.fulfill({ json: { items: found.slice(from, from + 10), totalCount: found.length } });
  });

function show(search: string, options: VisitOptions = {}, head = '') {
  return stage.show(pageOf({ body: EMPTY, head }), {
    path: `/search${search}`,
    prepare: answering,
    ...options,
  });
}

const results = (page: Page) => page.locator('.search-result');

describe('the page of search results', () => {
  it('shows the words, a list of links and how many there are; a button adds the next page', async () => {
    const { page, requests } = await show('?q=rye&f_collectionId=5e97ba366c3087496bd88c72');
    await eventually(() => results(page).count()).toBe(10);
    expect(await page.getByRole('searchbox').inputValue()).toBe('rye');
    expect(await page.locator('.sqs-title').first().textContent()).toBe('Rye loaf 1 & butter');
    expect(await page.locator('.sqs-content').first().textContent()).toBe('Baked twice a day.');
    expect(await results(page).first().getAttribute('href')).toMatch(/\/bread\/rye-1$/);
    await eventually(() => page.getByRole('status').textContent()).toBe('12 results');
    expect(requests.some((url) => url.includes('f_collectionId=5e97ba366c3087496bd88c72'))).toBe(true);
    expect(await axeFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Show more results' }).click();
    await eventually(() => results(page).count()).toBe(12);
    expect(await page.evaluate('document.activeElement.textContent')).toContain('Rye loaf 11');
    expect(await page.getByRole('button').count()).toBe(0);
  });

  it('has its field on a page that hides those without a class', async () => {
    const { page } = await show('', {}, '<style>input:not([class]) { display: none }</style>');
    await page.getByRole('searchbox').fill('barley', { timeout: 5000 });
  });

  it('is a field that leads to results, as long as nothing is searched', async () => {
    const { page } = await show('');
    await page.getByRole('searchbox').fill('barley');
    expect(await page.getByRole('status').count()).toBe(0);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/search\?q=barley$/);
  });

  it('says that there are no results', async () => {
    const { page } = await show('?q=barley');
    await eventually(() => page.getByRole('status').textContent()).toBe('No results');
    expect(await page.getByRole('button').count()).toBe(0);
  });

  it('says that the search failed, and tries again', async () => {
    let isBroken = true;
    const { page } = await show('?q=rye', {
      prepare: async (prepared) => {
        await answering(prepared);
        await prepared.route('**/api/search/GeneralSearch?*', (route) =>
          isBroken ? route.fulfill({ status: 500, body: '' }) : route.fallback(),
        );
      },
    });
    await eventually(() => page.getByRole('status').textContent()).toBe('Unable to load. Try again.');
    isBroken = false;
    await page.getByRole('button', { name: 'Show more results' }).click();
    await eventually(() => results(page).count()).toBe(10);
  });

  it('fits a narrow phone whose style sheet makes search fields wider by their padding', async () => {
    const wide = '<style>input{box-sizing:content-box!important}</style>';
    const { page } = await show('?q=rye', { viewport: { width: 320, height: 600 } }, wide);
    await eventually(() => results(page).count()).toBe(10);
    const wider = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
    expect(await page.evaluate(wider)).toBe(0);
  });
});
