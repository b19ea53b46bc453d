import type { Page } from 'playwright';
import { describe, expect, it, test } from 'vitest';
import { publishedNewsletter } from '../blocks/newsletter-markup';
import { eventually } from '../eventually';
import { pageOf, useStage } from '../harness';
import { lateRequests } from '../late-requests';
import { ALL, HIDDEN, invisibleTexts, isSeen, styled } from './published-marks-page';

const stage = useStage();

describe('what a published style sheet hides is seen', () => {
  test.each(HIDDEN)('$name', async ({ css, body, seen }) => {
    const before = await stage.show(
      styled(css, `<main>${body}</main>`).replace(/<script async.*?<\/script>/, ''),
      {
        started: false,
      },
    );
    expect(await isSeen(before.page, seen)).toBe(false); // the rule does hide it
    const { page, errors } = await stage.show(styled(css, `<main>${body}</main>`));
    await eventually(() => isSeen(page, seen)).toBe(true);
    expect(errors).toEqual([]);
  });

  // Closed answers, what a sent form says and the second slide's caption are hidden by their design.
  const MEANT = /answer|^Caption 2$|^Thank you!$/;
  const unmeant = async (page: Page) => (await invisibleTexts(page)).filter((text) => !MEANT.test(text));

  it('all of them on one page: no text stays unseen, far below the fold either', async () => {
    const { page } = await stage.show(
      styled(ALL.css, ALL.body.replace('<main>', '<main><div style="height:4000px"></div>')),
    );
    await eventually(() => unmeant(page)).toEqual(['Caption 1']); // a slideshow begins when it comes near
    await page.locator('.sqs-block-gallery').scrollIntoViewIfNeeded();
    await eventually(() => unmeant(page)).toEqual([]);
  });

  it('where no block comes to life', async () => {
    const { page } = await stage.show(styled(ALL.css, ALL.body), {
      prepare: (page) =>
        page.route(/\/chunks\/(newsletter|image|summary|gallery|text-shrink|accordion|react)/, (route) =>
          route.abort(),
        ),
    });
    await page.locator('.sqs-block-gallery').scrollIntoViewIfNeeded();
    await eventually(() => unmeant(page)).toEqual([]);
    await page.locator('#faq').scrollIntoViewIfNeeded();
    await page.locator('#faq[data-block-state="failed"]').waitFor();
    await eventually(() => isSeen(page, '#faq .accordion-item__dropdown--open p')).toBe(true);
  });

  it('where a block has failed before the marks arrive', async () => {
    const { arrive, holdBack } = lateRequests();
    const { page } = await stage.show(styled(ALL.css, ALL.body), {
      prepare: async (page) => {
        await page.route(/\/chunks\/accordion-/, (route) => route.abort());
        await holdBack(page, /\/chunks\/published-\w+\.js/);
      },
    });
    await page.locator('#faq').scrollIntoViewIfNeeded();
    await page.locator('#faq[data-block-state="failed"]').waitFor();
    arrive();
    await eventually(() => isSeen(page, '#faq .accordion-item__dropdown--open p')).toBe(true);
  });

  it('what is inserted later', async () => {
    const { css, body, seen } = HIDDEN[0] as (typeof HIDDEN)[0];
    const { page } = await stage.show(styled(css, '<main></main>'));
    await page.evaluate((html) => {
      (document.querySelector('main') as Element).innerHTML = html;
    }, body);
    await eventually(() => isSeen(page, seen)).toBe(true);
  });

  it('the list of a product shows its choice after a change too', async () => {
    const body =
      '<div class="variant-select-wrapper"><select aria-label="Size"><option>Large</option><option>Small</option></select></div>';
    const { page } = await stage.show(styled('', body));
    const wrapper = page.locator('.variant-select-wrapper');
    await eventually(() => wrapper.getAttribute('data-text')).toBe('Large');
    await page.getByLabel('Size').selectOption('Small');
    expect(await wrapper.getAttribute('data-text')).toBe('Small');
  });

  it("what another script looks after keeps the server's markup", async () => {
    const body = `<div data-controllers-bound="Gallery">${HIDDEN.find(({ seen }) => seen.startsWith('.lazy'))?.body}</div><p class="lazy-load">Ours</p>`;
    const { page } = await stage.show(styled('', body));
    await page.locator('p.is-loaded').waitFor();
    expect(await page.locator('article').getAttribute('class')).toBe('lazy-load');
  });

  it('the blocks of a section that another script looks after', async () => {
    const { css, body, seen } = HIDDEN.find(({ name }) =>
      /an image block with fade-in/.test(name),
    ) as (typeof HIDDEN)[0];
    const section = `<section class="page-section" data-controllers-bound="SectionWrapperController">${body}</section>`;
    const { page } = await stage.show(styled(css, `<main>${section}</main>`));
    await eventually(() => isSeen(page, seen)).toBe(true);
  });

  it('what another script takes away is as the server sent it', async () => {
    const { page } = await stage.show(styled('', '<p class="lazy-load">Ours</p>'));
    const text = await page.waitForSelector('p.is-loaded');
    await text.evaluate((element) => element.remove());
    await eventually(() => text.getAttribute('class')).toBe('lazy-load');
  });

  it('a page that is unmounted before the marks arrive has none until it is scanned again', async () => {
    const { arrive, holdBack } = lateRequests();
    const { page } = await stage.show(styled('', publishedNewsletter()), {
      prepare: (page) => holdBack(page, /\/chunks\/published-\w+\.js/),
    });
    await page.evaluate('mortar.unmount()');
    const arrived = page.waitForEvent('requestfinished', (request) =>
      /\/published-\w+\.js/.test(request.url()),
    );
    arrive();
    const url = JSON.stringify((await arrived).url());
    await page.evaluate(`import(${url}).then(() => new Promise((resolve) => setTimeout(resolve)))`);
    expect(await page.locator('.newsletter-block.rendered').count()).toBe(0);
    await page.evaluate('mortar.scan()');
    await eventually(() => page.locator('.newsletter-block.rendered').count()).toBe(1);
  });

  it('a block that is unmounted has no mark any more', async () => {
    const html = publishedNewsletter();
    const { page } = await stage.show(styled('.newsletter-block:not(.rendered){opacity:0}', html));
    const block = page.locator('#block');
    await page.locator('#block.rendered[data-block-state="mounted"]').waitFor();
    await page.evaluate(() => (window as never as { mortar: { unmount(): void } }).mortar.unmount());
    expect(await block.getAttribute('class')).toBe('sqs-block newsletter-block sqs-block-newsletter');
  });

  it('a narrow picture has its text below it, a wide one beside it, and a picture far below the fold too', async () => {
    const css = '.design-layout-card:not(.sqs-narrow-width){display:flex}';
    const card = (id: string) =>
      `<div class="sqs-block image-block sqs-block-image" data-block-type="5"><div class="sqs-block-content"><figure class="image-block-outer-wrapper image-block-v2 design-layout-card" id="${id}" style="margin:0"><div style="flex:1;height:90px"></div><figcaption style="flex:1;height:90px">A jug</figcaption></figure></div></div>`;
    const { page } = await stage.show(
      styled(
        css,
        `<main style="width:414px">${card('near')}<div style="height:5000px"></div>${card('far')}</main>`,
      ),
    );
    const heights = () =>
      page.evaluate(() => ['near', 'far'].map((id) => document.getElementById(id)?.offsetHeight));
    await eventually(heights).toEqual([180, 180]);
    await page.locator('main').evaluate((main) => {
      main.style.width = '415px';
    });
    await eventually(heights).toEqual([90, 90]);
    await page.evaluate(() => (window as never as { mortar: { unmount(): void } }).mortar.unmount());
    expect(await page.locator('#near').getAttribute('class')).toBe(
      'image-block-outer-wrapper image-block-v2 design-layout-card',
    );
  });

  it('the fields of a narrow newsletter are below each other', async () => {
    const css =
      '.newsletter-form-body{display:flex}.newsletter-form-has-small-container .newsletter-form-body{display:block}';
    const html = `<main style="width:319px">${publishedNewsletter()}</main>`;
    const { page } = await stage.show(styled(css, html));
    const display = () =>
      page.locator('.newsletter-form-body').evaluate((body) => getComputedStyle(body).display);
    await eventually(display).toBe('block');
    await page.locator('main').evaluate((main) => {
      main.style.width = '320px';
    });
    await eventually(display).toBe('flex');
  });

  it('a text on a picture is as large as its share of the window, on a phone no smaller than can be read', async () => {
    const card = `<div class="sqs-block image-block sqs-block-image" data-block-type="5"><figure class="image-block-outer-wrapper design-layout-poster" style="margin:0"><div class="image-title sqs-dynamic-text">A jug</div></figure></div>`;
    const { page } = await stage.show(
      styled('html{font-size:62.5%}main{font-size:200px}', `<main style="width:505px">${card}</main>`),
      {
        viewport: { width: 1000, height: 600 },
      },
    );
    const size = () =>
      page
        .locator('.sqs-dynamic-text')
        .evaluate((text) => Number.parseFloat(getComputedStyle(text).fontSize));
    await eventually(size).toBeCloseTo(101, 1);
    await page.locator('main').evaluate((main) => {
      main.style.width = '40px';
    });
    await eventually(size).toBe(12);
  });

  it('a spacer has its share of its width as height, and an odd one stays as the server sent it', async () => {
    const spacer = (id: string, ratio: string) =>
      `<div class="sqs-block spacer-block sqs-block-spacer" data-aspect-ratio="${ratio}"><div class="sqs-block-content" id="${id}"></div></div>`;
    const html = `<main style="width:400px">${spacer('tall', '25.5')}${spacer('odd', 'wide')}</main>`;
    const { page } = await stage.show(styled('.sqs-block{margin:0}', html));
    const heights = () =>
      page.evaluate(() => ['tall', 'odd'].map((id) => document.getElementById(id)?.offsetHeight));
    await eventually(heights).toEqual([102, 0]);
    expect(await page.locator('#odd').getAttribute('style')).toBe(null);
  });

  it('a spacer with a height in px has its share of its width below that', async () => {
    const spacer =
      '<div class="sqs-block sqs-block-spacer sized vsize-1" data-aspect-ratio="25"><div class="sqs-block-content" id="both"></div></div>';
    const css = '.sqs-block{margin:0}.vsize-1 .sqs-block-content{height:34px}';
    const { page } = await stage.show(styled(css, `<main style="width:400px">${spacer}</main>`));
    await eventually(() => page.locator('#both').evaluate((space: HTMLElement) => space.offsetHeight)).toBe(
      134,
    );
  });

  it('a page without any of them does not load the part for it', async () => {
    const { page, requests } = await stage.show(pageOf({ body: '<h1>Plain</h1>' }));
    await page.waitForLoadState('networkidle');
    expect(requests.filter((url) => /chunks\/published-/.test(url))).toEqual([]);
  });
});
