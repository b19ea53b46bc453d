import { describe, expect, test } from 'vitest';
import { eventually } from '../eventually';
import { pageOf, useStage } from '../harness';
import { idle } from '../idle';
import { lateRequests } from '../late-requests';
import { picture, room } from '../markup';
import { QUICK } from '../quick-clock';
import { until } from '../until';
import { settled } from '../wire';
import {
  expectBackToPreviousPage,
  gallery,
  gone,
  lightbox,
  openAt,
  STYLE,
  show,
  shownPicture,
  slide,
  styleSheets,
  visitPreviousPage,
} from './lightbox-page';

const stage = useStage();

/** A slide of a published grid: its opener is a link to the full picture. */
const published = (name: string, theme = 'light') =>
  `<div class="slide" data-type="image"><div class="margin-wrapper"><a role="button" class="image-slide-anchor js-gallery-lightbox-opener content-fit" href="/images/${name}.svg?format=2500w" data-title="The ${name}" data-description="Fresh" data-lightbox-theme="${theme}"><span class="v6-visually-hidden">View fullsize</span><img id="${name}" data-src="/images/${name}.svg" data-image-dimensions="2500x1667" data-load="false" alt=""></a></div></div>`;

const PUBLISHED = `<div class="sqs-block gallery-block sqs-block-gallery" id="gallery" data-block-json='{"design":"grid","lightbox":true}'><div class="sqs-gallery-container sqs-gallery-block-grid"><div class="sqs-gallery">${published('loaves')}${published('bowls', 'dark')}</div></div></div>`;

/** A section with the server's own lightbox beside it. */
const section = (lightbox: string) =>
  `<section><div class="gallery-reel" data-controller="GalleryGrid" data-section-id='s"]1' ${lightbox}><div class="gallery-grid-wrapper"><figure class="gallery-grid-item" data-slide-url="one"><div><img id="loaves" data-src="/images/loaves.svg" data-image-dimensions="2500x1667" alt="A"></div></figure><figure class="gallery-grid-item" data-slide-url="two"><div><img id="bowls" data-src="/images/bowls.svg" data-image-dimensions="2500x1667" alt="B"></div></figure></div></div><div class="gallery-lightbox-outer-wrapper" data-lightbox-section-id='s"]1' hidden><figure class="gallery-lightbox-item" data-slide-url="two"><img data-src="/images/kiln.svg" data-image-dimensions="2500x1667" data-load="false" alt=""><figcaption>From the <b>server</b></figcaption></figure></div></section>`;

describe('the lightbox opens', () => {
  test('from a published opener, with its theme and words; a modified click is left to the browser', async () => {
    const { page, context } = await show(stage, PUBLISHED);
    const opening = context.waitForEvent('page');
    await page.locator('#loaves.loaded').click({ modifiers: ['Control'] });
    await (await opening).waitForURL('**/images/loaves.svg?format=2500w');
    await page.bringToFront();
    expect(await lightbox(page).count()).toBe(0);
    await page.locator('.js-gallery-lightbox-opener').first().focus();
    await page.keyboard.press('Space');
    const dialog = lightbox(page);
    await dialog.waitFor();
    expect(await dialog.getAttribute('data-theme')).toBe('light');
    await eventually(() => dialog.getByRole('status').textContent()).toBe('1 of 2The loavesFresh');
    await page.keyboard.press('Escape');
    await gone(page);
    expect(await page.evaluate('document.activeElement.className')).toContain('js-gallery-lightbox-opener');
    await page.keyboard.press('Enter');
    await dialog.waitFor();
  });

  test('from an older opener, a link to its picture, by a click and by the keyboard', async () => {
    const older = PUBLISHED.replaceAll('role="button"', '').replaceAll('js-gallery-lightbox-opener', '');
    const { page } = await show(stage, older);
    await page.locator('#loaves.loaded').click();
    await lightbox(page).waitFor();
    await page.keyboard.press('Escape');
    await gone(page);
    await page.keyboard.press('Enter');
    await lightbox(page).waitFor();
  });

  test('with the text of a slide’s `.meta` that names neither a title nor a description', async () => {
    const slides = [slide('loaves', '', '<div class="meta"><h3>Loaves</h3> <p>Still warm</p></div>')];
    const { page } = await show(stage, gallery({ slides }));
    await page.locator('#loaves.loaded').click();
    const dialog = page.locator('[role="dialog"]');
    await eventually(() => dialog.getByRole('status').textContent()).toBe('Loaves Still warm');
  });

  test('also where a description has a hundred thousand tags without an end', async () => {
    const html = PUBLISHED.replace(
      'data-description="Fresh"',
      `data-description="Fresh ${'<a'.repeat(100_000)}"`,
    );
    const { page } = await show(stage, html);
    const dialog = await openAt(page, 'loaves');
    await eventually(() => dialog.getByRole('status').textContent()).toContain('The loavesFresh <a<a');
  });

  test('from a section, with the words and pictures of the lightbox that the server wrote', async () => {
    const { page } = await show(stage, section('data-lightbox="true"'));
    const dialog = await openAt(page, 'bowls');
    expect(await shownPicture(page)).toEqual(['/images/kiln.svg']);
    await eventually(() => dialog.getByRole('status').textContent()).toBe('2 of 2From the server');
    expect(await page.locator('.gallery-lightbox-outer-wrapper').isVisible()).toBe(false);
  });

  test('by key from a native slide, but not from one that leads elsewhere or from its words', async () => {
    const slides = [
      slide('loaves', '', '<p class="meta">Words</p>'),
      slide('bowls', 'data-click-through-url="#bowls-page"'),
      slide('hills'),
    ];
    const { page } = await show(stage, gallery({ slides }));
    const button = page.getByRole('button', { name: 'View fullsize Picture loaves' });
    await page.locator('.meta').click();
    await page.locator('#bowls.loaded').click();
    await until(page, "location.hash === '#bowls-page'");
    expect(await lightbox(page).count()).toBe(0);
    await button.focus();
    await page.keyboard.press('Enter');
    await lightbox(page).waitFor();
    await page.keyboard.press('ArrowRight');
    await eventually(() => shownPicture(page)).toEqual(['/images/hills.svg']);
  });

  test('not by a key that has closed it and is still held', async () => {
    const { page } = await show(stage, gallery());
    await page.locator('#loaves.loaded').waitFor();
    await page.getByRole('button', { name: 'View fullsize Picture loaves' }).press('Enter');
    await lightbox(page).getByRole('button', { name: 'Close' }).focus();
    await page.keyboard.down('Enter');
    await gone(page);
    await page.keyboard.down('Enter'); // as a key that is held down repeats itself
    await settled(page, 200);
    expect(await lightbox(page).count()).toBe(0);
  });

  test('at a video, which plays on the page and takes the focus', async () => {
    const video =
      '<div class="slide" data-type="video"><div class="sqs-video-wrapper" id="film" data-load="false" data-html="&lt;video src=&quot;/films/kiln.mp4&quot;&gt;&lt;/video&gt;"><div class="sqs-video-overlay" style="opacity:0"><img data-load="false" data-src="/images/kiln.svg"></div></div></div>';
    const { page } = await show(stage, gallery({ slides: [slide('loaves'), video] }));
    await page.locator('#film[data-block-state="mounted"]').waitFor();
    await openAt(page, 'loaves');
    await page.keyboard.press('ArrowRight');
    await lightbox(page).getByRole('button', { name: 'Play video' }).click();
    await gone(page);
    await until(page, "document.activeElement.matches('#film video')");
  });

  test('at the first click on a gallery that is not alive yet', async () => {
    const { page } = await stage.show(
      `<!doctype html><title>x</title><body>${gallery()}<script async src="/mortar.js"></script>`,
      {
        prepare: (opened) =>
          opened.route('**/chunks/gallery-*', async (route) => {
            await opened.locator('#loaves').click();
            await route.continue();
          }),
        reducedMotion: 'reduce',
      },
    );
    await lightbox(page).waitFor();
    expect(await lightbox(page).count()).toBe(1);
  });

  test('from image blocks: by a published button, by the setting, and by nothing else', async () => {
    const block = (id: string, attributes: string, inner: string) =>
      `<figure ${attributes} id="block-${id}">${inner}<figcaption class="image-caption">About ${id}</figcaption></figure>`;
    const { page } = await show(
      stage,
      [
        block(
          'loaves',
          'class="sqs-block-image"',
          `<button class="sqs-block-image-button lightbox" data-lightbox-theme="light">${picture('loaves', { source: '/images/loaves.svg' })}</button>`,
        ),
        block(
          'bowls',
          `data-block="image" data-block-json='{"lightbox":true}'`,
          picture('bowls', { source: '/images/bowls.svg' }),
        ),
        block('hills', 'data-block="image"', picture('hills', { source: '/images/hills.svg' })),
      ].join(''),
    );
    const dialog = await openAt(page, 'loaves');
    expect(await dialog.getAttribute('data-theme')).toBe('light');
    await eventually(() => dialog.getByRole('button').count()).toBe(2);
    await eventually(() => dialog.getByRole('status').textContent()).toBe('About loaves');
    await page.keyboard.press('Escape');
    await gone(page);
    await page.getByRole('button', { name: 'View fullsize bowls' }).press('Enter');
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await gone(page);
    await page.locator('#hills.loaded').click();
    expect(await dialog.count()).toBe(0);
  });
});

describe('a link to a photo', () => {
  test.each([
    ['#bowls', 'bowls'],
    ['#bowls-url', 'bowls'],
    ['#itemId=hills', 'hills'],
    ['?itemId=hills-url', 'hills'],
  ])('%s opens it, also far down the page', async (address, name) => {
    const { page } = await show(stage, room(5000) + gallery(), { path: `/fixture${address}` });
    await lightbox(page).waitFor();
    await eventually(() => shownPicture(page)).toContain(`/images/${name}.svg`);
  });

  test('opens it in whichever gallery of the page has it, and in the first of several', async () => {
    const other = gallery({ slides: [slide('kiln'), slide('hills')] }).replace('id="gallery"', 'id="other"');
    const { page } = await show(stage, gallery() + other, { path: '/fixture#kiln' });
    await lightbox(page).waitFor();
    await eventually(() => shownPicture(page)).toContain('/images/kiln.svg');
    await page.keyboard.press('Escape');
    await gone(page);
    await page.evaluate("location.hash = 'hills'");
    await lightbox(page).waitFor();
    await eventually(() => lightbox(page).getByRole('status').textContent()).toContain('3 of 3');
    expect(await page.getByRole('dialog', { includeHidden: true }).count()).toBe(1);
  });

  test('opens it once, and another one when the address changes', async () => {
    const { page } = await show(stage, gallery(), { path: '/fixture#loaves-url' });
    await lightbox(page).waitFor();
    await page.keyboard.press('Escape');
    await gone(page);
    await page.evaluate('mortar.remount(gallery)');
    expect(await lightbox(page).count()).toBe(0);
    await page.evaluate("location.hash = 'no-such-slide'");
    await page.evaluate("location.hash = 'hills-url'");
    await lightbox(page).waitFor();
    await eventually(() => shownPicture(page)).toContain('/images/hills.svg');
  });

  test('leaves one entry in the history however often the page is loaded', async () => {
    const { page } = await show(stage, gallery(), {
      path: '/fixture#bowls',
      prepare: (page) => visitPreviousPage(stage, page),
    });
    await lightbox(page).waitFor();
    const entries = await page.evaluate('history.length');
    await page.reload();
    await lightbox(page).waitFor();
    expect(await page.evaluate('history.length')).toBe(entries);
    await page.goBack();
    await gone(page);
    expect(page.url()).toContain('/fixture#bowls');
    await expectBackToPreviousPage(page);
  });
});

describe('where it is off or cannot be had', () => {
  test.each([
    ['the setting', gallery({ json: { lightbox: false } })],
    ['another design', gallery({ json: { design: 'list' } })],
    ['the data of a section', section('data-lightbox="" data-props=\'{"lightboxEnabled":false}\'')],
  ])('by %s, nothing opens it and a script that asks reads why', async (_by, markup) => {
    const { page, messages } = await show(stage, markup, { path: '/fixture#bowls-url' });
    await page.locator('#loaves.loaded').click();
    await page.evaluate(
      "document.querySelector('[data-block-state]').dispatchEvent(new CustomEvent('gallery:open-lightbox', { detail: { index: 1 } }))",
    );
    await eventually(() => messages.map(({ text }) => text)).toContain(
      'lightboxify is not available in this tier!',
    );
    expect(await lightbox(page).count()).toBe(0);
    expect(await page.locator('#loaves').getAttribute('role')).toBeNull();
  });

  test.each([
    [{ index: 2 }, 'hills'],
    [{ index: 'x' }, 'loaves'],
    [{ index: -1 }, 'hills'],
    [null, 'loaves'],
  ])('a script that asks with %j gets a slide', async (detail, name) => {
    const { page, messages } = await show(stage, gallery());
    await page
      .locator('#gallery')
      .evaluate(
        (block, detail) => block.dispatchEvent(new CustomEvent('gallery:open-lightbox', { detail })),
        detail,
      );
    await lightbox(page).waitFor();
    expect(await shownPicture(page)).toContain(`/images/${name}.svg`);
    expect(messages.filter(({ type }) => type === 'error')).toEqual([]);
  });

  test('a link leads to its picture when the chunk fails, which is reported once', async () => {
    const { page, messages } = await show(stage, PUBLISHED, {
      prepare: (opened) => opened.route(/chunks\/lightbox-/, (route) => route.abort()),
    });
    await page.evaluate("addEventListener('beforeunload', () => sessionStorage.setItem('left', '1'))");
    await page.locator('#loaves.loaded').click();
    await page.waitForURL('**/images/loaves.svg?format=2500w');
    expect(
      messages.filter(({ text }) => text.includes('lightbox: its chunk could not be loaded')),
    ).toHaveLength(1);
  });

  test('a link leads to its picture when the chunk neither comes nor fails', async () => {
    const { page, messages } = await show(stage, PUBLISHED, {
      before: QUICK,
      prepare: (opened) => opened.route(/chunks\/lightbox-/, () => {}),
    });
    await page.locator('#loaves.loaded').click();
    await page.waitForURL('**/images/loaves.svg?format=2500w');
    expect(messages.filter(({ text }) => text.includes('no response within 5000 ms'))).toHaveLength(1);
  });

  test('the picture is shown, leafed from and closed when its other controls cannot be had', async () => {
    const { page, messages } = await show(stage, PUBLISHED, {
      prepare: (opened) => opened.route(/chunks\/lightbox-controls-/, (route) => route.abort()),
    });
    const dialog = await openAt(page, 'loaves');
    await page.keyboard.press('ArrowRight');
    await eventually(() => shownPicture(page)).toEqual(['/images/bowls.svg']);
    expect(await dialog.getByRole('button').count()).toBe(1);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await gone(page);
    const failure = 'lightbox-controls: its chunk could not be loaded';
    expect(messages.filter(({ text }) => text.includes(failure))).toHaveLength(1);
  });

  test('the links lead to their pictures when what opens them cannot be had', async () => {
    const { page } = await stage.show(pageOf({ head: STYLE, body: PUBLISHED }), {
      prepare: (opened) => opened.route(/chunks\/gallery-/, (route) => route.abort()),
    });
    await page.locator('[data-block-state="failed"] #loaves').click();
    await page.waitForURL('**/images/loaves.svg?format=2500w');
  });

  const FIRST_FRAME = /chunks\/(lightbox|modal)-\w+\.js/;
  const CONTROLS = /chunks\/lightbox-controls-\w+\.js/;

  test('is loaded once the page is idle, its controls when the visitor points at a slide; a click shows it in the next frame', async () => {
    const { page, requests } = await show(stage, gallery());
    await eventually(() => requests.filter((url) => FIRST_FRAME.test(url)).length).toBe(2);
    await eventually(() => styleSheets(page)).toBe(1);
    expect(requests.filter((url) => CONTROLS.test(url))).toEqual([]);
    await page.locator('#loaves.loaded').hover();
    await eventually(() => requests.filter((url) => CONTROLS.test(url)).length).toBe(1);
    expect(await lightbox(page).count()).toBe(0);
    const seen = await page.locator('#loaves').evaluate((image: HTMLImageElement) => {
      image.click();
      return new Promise((resolve) => {
        requestAnimationFrame(() => resolve(document.querySelector('dialog:modal img')?.getAttribute('src')));
      });
    });
    expect(seen).toBe(await page.locator('#loaves').evaluate((image: HTMLImageElement) => image.currentSrc));
  });

  test('is loaded when the visitor points at a slide, if data has to be saved', async () => {
    const { page, requests } = await show(stage, gallery(), {
      before: "Object.defineProperty(navigator, 'connection', { value: { saveData: true } });",
    });
    await idle(page);
    expect(requests.filter((url) => FIRST_FRAME.test(url))).toEqual([]);
    await page.locator('#loaves.loaded').hover();
    await eventually(() => requests.filter((url) => FIRST_FRAME.test(url)).length).toBe(2);
  });

  test('the full picture is requested with the press, before the code that shows it has come', async () => {
    const isFull = (url: string) => url.includes('loaves.svg?format=1500w');
    const { arrive, holdBack } = lateRequests();
    const { page, requests } = await show(stage, gallery(), {
      prepare: (opened) => holdBack(opened, /chunks\/lightbox-/),
    });
    await page.locator('#loaves.loaded').hover();
    expect(requests.filter(isFull)).toEqual([]);
    await page.mouse.down();
    await eventually(() => requests.filter(isFull).length).toBe(1);
    await page.mouse.up();
    arrive();
    await lightbox(page).locator('[data-shown="true"] [data-state="shown"]').waitFor();
    expect(await shownPicture(page)).toEqual(['/images/loaves.svg']);
    expect(requests.filter(isFull)).toHaveLength(1);
  });

  test('a picture that was requested with the press is there again when the visitor comes back to it', async () => {
    const { page } = await show(
      stage,
      gallery({ json: { loop: true }, slides: [slide('loaves'), slide('hills')] }),
    );
    await openAt(page, 'loaves');
    const steps = [
      ['ArrowRight', 'hills'],
      ['ArrowLeft', 'loaves'],
      ['ArrowRight', 'hills'],
      ['ArrowRight', 'loaves'],
    ] as const;
    for (const [key, name] of steps) {
      const now = await page.evaluate<number>('performance.now()');
      await until(page, `performance.now() > ${now + 200}`); // two quick presses count once
      await page.keyboard.press(key);
      await eventually(() => shownPicture(page)).toEqual([`/images/${name}.svg`]);
    }
  });

  test('a finger that touches a slide to scroll requests no full picture, a tap does', async () => {
    const isFull = (url: string) => /loaves\.svg\?format=(750|1000|1500|2500)w/.test(url);
    const { page, requests } = await show(stage, gallery(), { hasTouch: true });
    const slide = page.locator('#loaves.loaded');
    await slide.dispatchEvent('pointerdown', { pointerType: 'touch', isPrimary: true, bubbles: true });
    await page.evaluate('new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))');
    expect(requests.filter(isFull)).toEqual([]);
    await slide.tap();
    await eventually(() => requests.filter(isFull).length).toBe(1);
  });
});
