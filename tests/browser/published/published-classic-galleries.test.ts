import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { eventually } from '../eventually';
import { MAIN, type Template, useTemplates } from './template-page';

const { show } = useTemplates();

const SLIDES = ['loaves', 'kiln', 'bowls']
  .map(
    (name) =>
      `<div class="shot" data-type="image"><img data-src="/images/${name}.svg" data-image-dimensions="1500x1000" data-load="false" alt="${name}"></div>`,
  )
  .join('');

const script = (code: string) => `<script>${code}</script>`;

describe("galleries of templates' scripts", () => {
  const active = (page: Page) => page.locator('.sqs-active-slide img').getAttribute('alt');
  const GALLERY: Template = {
    css: '#shots{width:600px;height:400px;position:relative}',
    body: `<div id="shots">${SLIDES}</div><p><a class="before" href="#">Before</a><a class="after" href="#">After</a><span class="at"></span><span class="dots"><i>1</i><i>2</i><i>3</i></span></p>${MAIN}${script(`
      Y.use('squarespace-gallery-ng', function (Y) { Y.on('domready', function () {
        window.gallery = new Y.Squarespace.Gallery2({ container: Y.one('#shots'), slides: Y.one('#shots').all('.shot'), design: 'stacked', loop: true,
          designOptions: { transition: 'none' }, elements: { next: '.after', previous: Y.one('.before'), controls: '.dots', currentIndex: '.at' }, loaderOptions: { mode: 'fill' } });
      }); });`)}`,
  };

  test('a slideshow moves by the buttons that the template has, and by its script', async () => {
    const { page, errors } = await show(GALLERY);
    await page.locator('#shots[data-block-state="mounted"]').waitFor();
    expect(await active(page)).toBe('loaves');
    await page.locator('.after').click();
    await eventually(() => active(page)).toBe('kiln');
    expect(await page.locator('.at').textContent()).toBe('2');
    await page.locator('.before').click();
    await page.locator('.before').click();
    await eventually(() => active(page)).toBe('bowls');
    await page.locator('.dots i').nth(1).click();
    await eventually(() => active(page)).toBe('kiln');
    await page.evaluate('void gallery.set("currentIndex", 0).refresh()');
    await eventually(() => active(page)).toBe('loaves');
    expect(errors).toEqual([]);
  });

  test("a template's script hears which slide is left for which", async () => {
    const { page, errors } = await show(GALLERY);
    await page.locator('#shots[data-block-state="mounted"]').waitFor();
    await page.evaluate(
      "window.heard = []; for (const when of ['on', 'after']) void gallery[when]('currentIndexChange', ({ prevVal, newVal }) => void heard.push([when, prevVal, newVal].join(' ')))",
    );
    await page.locator('.after').click();
    await eventually(() => page.evaluate('heard')).toEqual(['on 0 1', 'after 0 1']);
    await page.locator('.before').click();
    await eventually(() => page.evaluate('heard.slice(2)')).toEqual(['on 1 0', 'after 1 0']);
    expect(errors).toEqual([]);
  });

  test('a gallery page within an index page is a slideshow with arrows and dots', async () => {
    const slides = ['loaves', 'kiln', 'bowls'].map(
      (name) =>
        `<div class="slide-wrapper"><div class="slide" data-slide-id="${name}"><img data-src="/images/${name}.svg" data-image-dimensions="1500x1000" data-load="false" alt="${name}"><div class="slide-meta"><p class="title">${name}</p></div></div></div>`,
    );
    const { page, errors } = await show({
      css: '.index-gallery{position:relative;height:400px;overflow:hidden}.gallery-wrapper{position:absolute;top:0;left:0;width:100%;height:100%}.slide-wrapper{float:left}.slide-meta{position:absolute;top:0;width:100%}.slide img{visibility:visible}.arrow{position:absolute;top:50%;left:0;width:44px;height:44px}.next-slide{left:auto;right:0}.circles{position:absolute;bottom:0}.circle{display:inline-block;width:24px;height:24px}',
      body: `<div class="index-gallery"><div class="gallery-wrapper">${slides.join('')}</div><span class="arrow previous-slide"></span><span class="arrow next-slide"></span><div class="circles"><span class="circle"></span><span class="circle"></span><span class="circle"></span></div></div>${MAIN}`,
    });
    await page.locator('.gallery-wrapper[data-block-state="mounted"]').waitFor();
    const topmost = () =>
      page.evaluate(() =>
        document
          .elementsFromPoint(400, 200)
          .flatMap((element) => (element.matches('img') ? [element.getAttribute('alt')] : [])),
      );
    const dot = () =>
      page
        .locator('.circle')
        .evaluateAll((all) => all.findIndex((each) => each.matches('.sqs-active-slide')));
    await eventually(topmost).toEqual(['loaves']);
    expect(await dot()).toBe(0);
    expect(await page.locator('img[alt="loaves"]').boundingBox()).toMatchObject({ x: 0, height: 400 });
    const next = page.getByRole('button', { name: 'Next Slide' });
    await next.click();
    await eventually(topmost).toEqual(['kiln']);
    expect(await dot()).toBe(1);
    const isHidden = (name: string) =>
      page
        .locator(`img[alt="${name}"]`)
        .evaluate((image) => !image.checkVisibility({ opacityProperty: true }));
    await eventually(() => isHidden('loaves')).toBe(true); // it has moved out
    await next.press('Enter');
    await eventually(topmost).toEqual(['bowls']);
    await eventually(() => isHidden('kiln')).toBe(true);
    const dots = page.locator('.circles').getByRole('button');
    await eventually(() => dots.nth(0).getAttribute('aria-label')).toBe('Slide 1');
    await next.press('Tab');
    expect(await dots.nth(0).evaluate((first) => first === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await eventually(topmost).toEqual(['loaves']);
    expect(errors).toEqual([]);
  });

  test('a gallery that the script destroys leaves the page as it was', async () => {
    const { page } = await show(GALLERY);
    await page.locator('#shots[data-block-state="mounted"]').waitFor();
    await page.evaluate('void gallery.destroy()');
    await eventually(() =>
      page.locator('[data-block], [data-gallery-slide], .sqs-active-slide').count(),
    ).toBe(0);
  });

  test('a lightbox shows the set that it is given, from the slide that is asked for', async () => {
    const { page, errors } = await show({
      css: '.shot img{width:200px;height:130px}',
      body: `<div id="shots">${SLIDES}</div><button id="open">Open</button>${MAIN}${script(`
        document.querySelector('#open').onclick = function () {
          var set = []; document.querySelectorAll('.shot img').forEach(function (image) { set.push({ content: Y.one(image), meta: '<p>About ' + image.alt + '</p>' }); });
          new Y.Squarespace.Lightbox2({ controls: { previous: true, next: true }, currentSetIndex: 1, set: set }).render();
        };`)}`,
    });
    await page.getByRole('button', { name: 'Open' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('About kiln').waitFor();
    await page.keyboard.press('ArrowRight');
    await dialog.getByText('About bowls').waitFor();
    await page.keyboard.press('Escape');
    await eventually(() => dialog.count()).toBe(0);
    expect(errors).toEqual([]);
  });
});
