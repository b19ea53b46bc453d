import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { eventually } from '../eventually';
import { useStage } from '../harness';

const stage = useStage();

/** The template's button has its words from the style sheet. */
const CSS =
  '.BlogList-load{display:none;padding:32px}.BlogList-load:before{content:"Load More"}.tweak-blog-list-load-button .BlogList-load{display:block}[data-last-page-reached] .BlogList-load{display:none}';

const post = (offset: number, mark = '') =>
  `<article class="BlogList-item" data-offset="${offset}" ${mark}><h2><a href="/post-${offset}">Loaf ${offset}</a></h2></article>`;

/** A list of posts as the older platform prints it. */
const blog = (posts: string, load: string, attributes = '') =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Bakery</title><style>${CSS}</style><script src="/mortar.js"></script></head>
<body id="collection-6a0000000000000000000001" class="collection-type-blog tweak-blog-list-load-${load}"><main><h1>Loaves</h1><div class="BlogList" data-controller="BlogList" ${attributes}><div class="BlogList-inner">${posts}</div><a href="#" class="BlogList-load"></a></div></main></body></html>`;

const POSTS = post(1708763280755) + post(1702000000000);
const AT = { path: '/fixture?tag=rye#top' };

const button = (page: Page) => page.getByRole('link', { name: 'Load More' });
const reached = (page: Page) => page.locator('[data-last-page-reached]').waitFor({ state: 'attached' });

describe('older posts', () => {
  test.each(['button', 'infinite-scroll'])('are where the button leads: %s', async (load) => {
    const { page, errors } = await stage.show(blog(POSTS, load), AT);
    await eventually(() => button(page).getAttribute('href')).toBe('/fixture?tag=rye&offset=1702000000000');
    await button(page).click();
    await page.waitForURL('**/fixture?tag=rye&offset=1702000000000');
    expect(errors).toEqual([]);
  });

  test('have no button after the last', async () => {
    const { page } = await stage.show(blog(POSTS + post(1700000000000, 'data-last-page'), 'button'), AT);
    await reached(page);
    expect(await button(page).count()).toBe(0);
  });

  test('have no button in a list without posts', async () => {
    const { page } = await stage.show(blog('', 'button'), AT);
    await reached(page);
    expect(await button(page).count()).toBe(0);
  });

  test('are left to another script that has the list', async () => {
    const html = blog(POSTS, 'button', 'data-controllers-bound="BlogList"').replace(
      '</main>',
      `</main><div class="BlogList" id="other"><div class="BlogList-inner">${POSTS}</div><a href="#" class="BlogList-load"></a></div>`,
    );
    const { page } = await stage.show(html, AT);
    const href = (list: string) => page.locator(`${list} .BlogList-load`).getAttribute('href');
    await eventually(() => href('#other')).toMatch(/offset/);
    expect(await href('[data-controllers-bound]')).toBe('#');
  });

  test('have the server’s button again once the page is torn down', async () => {
    const { page } = await stage.show(blog(POSTS, 'infinite-scroll'), AT);
    await eventually(() => button(page).getAttribute('href')).toMatch(/offset/);
    await page.evaluate('mortar.unmount()');
    expect(await page.locator('.BlogList-load').evaluate((link) => link.outerHTML)).toBe(
      '<a href="#" class="BlogList-load"></a>',
    );
  });
});
