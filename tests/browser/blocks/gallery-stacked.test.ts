import { describe, expect, it } from 'vitest';
import { eventually } from '../eventually';
import { pageOf, useStage } from '../harness';
import { until } from '../until';
import { FILM, fullscreenSlideshow, gallery, pictureOf, publishedSlideshow } from './gallery-markup';
import { activeSlides, reachable, showGalleries, told } from './gallery-page';

const stage = useStage();
const quick = { design: 'slideshow', speed: 0.1 };
const printed = () => '<p style="height:120px;margin:0">Words</p>';

describe('a slideshow', () => {
  it('shows one slide, steps by its buttons, and tells its ends', async () => {
    const { page } = await showGalleries(stage, gallery('g', '', { settings: quick, count: 3 }));
    expect(await reachable(page, '#g')).toEqual(['g-1']);
    expect(await page.locator('#g .previous').getAttribute('aria-disabled')).toBe('true');
    await eventually(() => page.getByRole('group', { name: '1 of 3' }).count()).toBe(1);
    for (const slide of ['g-2', 'g-3']) {
      await page.click('#g .next');
      await eventually(() => reachable(page, '#g')).toEqual([slide]);
      await until(page, "!document.querySelector('.mortar-moving-slide')");
    }
    expect(await activeSlides(page)).toEqual(['g-3']);
    await page.click('#g .next.disabled', { force: true });
    await page.click('#g .previous');
    await eventually(() => told(page)).toEqual(['change1', 'change2', 'reachedEnd', 'change1']);
  });

  it.each([
    ['in px', '#g .sqs-gallery{height:600px}'],
    ['in percent', '#g{height:600px}#g .sqs-gallery{height:100%}'],
    ['as a minimum', '#g .sqs-gallery{min-height:600px}'],
  ])('keeps its width where the page gives it a height %s', async (_how, css) => {
    const html = `<style>${css}</style>${gallery('g', 'slideshow', { count: 2 })}`;
    const { page } = await showGalleries(stage, html, { viewport: { width: 390, height: 800 } });
    const size =
      "(({ clientWidth, clientHeight }) => [clientWidth, clientHeight])(document.querySelector('.sqs-gallery'))";
    await eventually(() => page.evaluate(size)).toEqual([390, 600]);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
  });

  it.each([
    ['an inline style', 'style="display: none" id="g-2"', ''],
    ['a style sheet', 'id="g-2"', '<style>.slide + .slide { display: none }</style>'],
    ['aria-hidden', 'aria-hidden="true" id="g-2"', ''],
  ])('shows a slide that the page hides by %s when its turn comes', async (_how, attributes, sheet) => {
    const html = gallery('g', '', { settings: quick, count: 3 }).replace('id="g-2"', attributes);
    const { page } = await showGalleries(stage, sheet + html);
    await page.click('#g .next');
    await page.getByRole('img', { name: 'Loaf 2' }).and(page.locator('.loaded')).waitFor();
    await until(page, "!document.querySelector('.mortar-moving-slide')");
    expect(await page.locator('#g-1').isVisible()).toBe(false);
  });

  it('shows buttons that the page hides until a script comes, and hides them again when it is unmounted', async () => {
    const html = gallery('g', '', { settings: quick, count: 3 }).replace(
      / class="(previous|next)"/g,
      '$& hidden',
    );
    const { page } = await showGalleries(
      stage,
      `<style>[hidden] { display: none !important }</style>${html}`,
    );
    await page.click('#g .next');
    await eventually(() => activeSlides(page)).toEqual(['g-2']);
    await page.evaluate('mortar.unmount()');
    expect(await page.locator('#g .next').isVisible()).toBe(false);
  });

  it.each([
    ['opacity in an inline style', 'style="opacity: 0" id="g-2"', ''],
    ['opacity in a style sheet', 'id="g-2"', '<style>#g .slide + .slide { opacity: 0 }</style>'],
    ['visibility', 'id="g-2"', '<style>#g .slide + .slide { visibility: hidden }</style>'],
  ])('shows a slide that the page hides by %s when its turn comes', async (_how, attributes, sheet) => {
    const html = gallery('g', '', { settings: quick, count: 3 }).replace('id="g-2"', attributes);
    const { page } = await showGalleries(stage, sheet + html);
    const seen = (name: string) =>
      page
        .getByRole('img', { name, includeHidden: true })
        .evaluate((image) => image.checkVisibility({ opacityProperty: true, visibilityProperty: true }));
    await page.click('#g .next');
    await page.locator('.sqs-active-slide').getByRole('img', { name: 'Loaf 2' }).waitFor();
    await until(page, "!document.querySelector('.mortar-moving-slide')");
    expect([await seen('Loaf 1'), await seen('Loaf 2')]).toEqual([false, true]);
    await page.click('#g .previous');
    await until(page, "document.querySelector('#g-1.sqs-active-slide:not(.mortar-moving-slide)')");
    expect([await seen('Loaf 1'), await seen('Loaf 2')]).toEqual([true, false]);
  });

  it('leaves its height to a section that has one of its own', async () => {
    const html = gallery('g', 'slideshow', { count: 2 }).replace('id="g"', 'id="g" style="height:300px"');
    const { page } = await showGalleries(stage, html);
    expect(await page.locator('#g .sqs-gallery').evaluate((list) => list.style.aspectRatio)).toBe('');
  });

  it('is half as high as wide and crossfades, refusing what comes meanwhile', async () => {
    const { page } = await showGalleries(stage, gallery('g', 'slideshow', { settings: { speed: 30 } }));
    const height = "document.querySelector('.sqs-gallery').clientHeight";
    expect(await page.evaluate(height)).toBe(400);
    await page.click('#g .next');
    await page.click('#g .next');
    await page.keyboard.press('ArrowRight');
    expect(await told(page)).toEqual(['change1']);
    const moving = await page.evaluate(
      'document.getAnimations().map(({ effect }) => [effect.target.id, effect.getTiming().duration, effect.getKeyframes().map(({ opacity }) => opacity)])',
    );
    expect(moving).toEqual([
      ['g-2', 30_000, ['0', '1']],
      ['g-1', 30_000, ['1', '0']],
    ]);
  });

  it('asks for its neighbours ahead and for no other picture; for none when the visitor saves data', async () => {
    const body = gallery('g', 'slideshow', { count: 6 });
    const asked = (requests: readonly string[]) =>
      [...new Set(requests.map((url) => /loaves-(\d)/.exec(url)?.[1]))].filter(Boolean).sort();
    const { page, requests } = await showGalleries(stage, body);
    await eventually(() => asked(requests)).toEqual(['1', '2']);
    await page.click('#g .next');
    await eventually(() => asked(requests)).toEqual(['1', '2', '3']);

    const saving = await showGalleries(stage, body, {
      before: "Object.defineProperty(navigator, 'connection', { value: { saveData: true } });",
    });
    await saving.page.waitForSelector('#g-1 .loaded');
    expect(asked(saving.requests)).toEqual(['1']);
  });

  it('fails with the exact words for an unknown transition, and leaves the HTML alone', async () => {
    const body = gallery('g', 'slideshow', { settings: { transition: 'explode' } });
    const { page, messages } = await stage.show(pageOf({ body }));
    await page.waitForSelector('#g[data-block-state="failed"]');
    expect(messages.map(({ text }) => text)).toContain('Could not find transition named explode');
    expect(await page.locator('[inert], [class*="mortar"], [class*="design-"]').count()).toBe(0);
  });

  it('warns of wrong settings and goes on by their defaults', async () => {
    const settings = {
      'active-alignment': 'top',
      boundaries: 'soft',
      snapPoints: 50,
      clickBehavior: 'jump',
      speed: 0.1,
    };
    const { page, messages } = await showGalleries(stage, gallery('g', 'slideshow', { settings }));
    const warnings = messages
      .filter(({ type }) => type === 'warning')
      .map(({ text }) => text.split(' must be ')[0]);
    const wrong = ['active-alignment', 'boundaries', 'clickBehavior', 'snapPoints'];
    expect(warnings.sort()).toEqual(wrong.map((name) => `gallery: ${name}`));
    await page.click('#g-1');
    await eventually(() => activeSlides(page)).toEqual(['g-2']);
  });

  it('stays as the server sent it when its chunk does not come', async () => {
    const body = gallery('g', 'slideshow');
    const { page } = await stage.show(pageOf({ body }), {
      prepare: (page) => page.route(/chunks\/gallery-motion/, (route) => route.abort()),
    });
    await page.waitForSelector('#g[data-block-state="failed"]');
    expect(
      await page
        .locator('#g .slide')
        .evaluateAll((slides) => slides.filter((slide) => slide.checkVisibility()).length),
    ).toBe(4);
  });

  it('grows pictures slowly where it is asked to', async () => {
    const { page } = await showGalleries(stage, gallery('g', 'slideshow', { settings: { kenBurns: true } }));
    const scales = 'document.getAnimations().map(({ effect }) => effect.getKeyframes().at(-1).scale)';
    expect(await page.evaluate(scales)).toEqual(['1.075']);
    for (const _time of [1, 2]) {
      await page.click('#g .next');
      await until(page, "!document.querySelector('.mortar-moving-slide')");
    }
    expect(await page.evaluate(scales)).toEqual(['1.075', '1.075']); // the slide shown, and the one before it
    await page.evaluate('mortar.unmount()');
    expect(await page.evaluate(scales)).toEqual([]);
  });

  it('has room for a whole video, and for words as far as they leave some to the picture', async () => {
    const words = (height: number) => `<div class="meta" style="height:${height}px">Words</div>`;
    const caption = '<figcaption style="height:380px">Words</figcaption>';
    const slides = [FILM, pictureOf(2) + words(300), pictureOf(3) + words(380), pictureOf(4) + caption];
    const slide = (index: number) => slides[index - 1] ?? '';
    const settings = { transition: 'none' };
    const { page } = await showGalleries(stage, gallery('g', 'slideshow', { count: 4, settings, slide }));
    const boxOf = (selector: string) => page.locator(selector).boundingBox();
    // The film is a block of its own, which may come after its gallery.
    await eventually(() => boxOf('#g-1 .sqs-video-wrapper')).toEqual(await boxOf('#g-1'));
    await page.click('#g .next');
    await eventually(async () => (await boxOf('#g-2 .meta'))?.height).toBe(300);
    await page.click('#g .next');
    await eventually(async () => (await boxOf('#g-3 .meta'))?.height).toBe(160); // 40 percent of 400
    await eventually(() => page.locator('#g-3 .meta').getAttribute('tabindex')).toBe('0');
    await page.click('#g .next');
    await eventually(async () => (await boxOf('#g-4 figcaption'))?.height).toBe(160);
    await eventually(async () => (await boxOf('#g-4 img'))?.height).toBe(240);
  });

  const CAPTIONS = [
    ['top', [100, 400], 0],
    ['top-left', [120, 200], 20],
    ['top-right', [280, 200], 20],
    ['center', [200, 200], 180],
    ['bottom', [100, 400], 360],
    ['bottom-right', [280, 200], 340],
  ] as const;

  it.each(CAPTIONS)('of a published page has its words on the picture: %s', async (position, across, top) => {
    const sheet = `.meta{position:absolute;height:40px}[class*="-top"] .meta{top:0}[class*="-bottom"] .meta{bottom:0}[class*="-left"] .meta,[class*="-right"] .meta{max-width:50%;margin:20px}.sqs-gallery-block-slideshow.sqs-gallery-block-meta-position-center .meta{max-width:50%;top:50%;left:50%}`;
    const words = `<div class="meta">${'Slow and dark. '.repeat(30)}</div>`;
    const html = publishedSlideshow('g', { aspectRatio: 66.7, 'auto-crop': false }, 1)
      .replace('slideshow sqs', `slideshow sqs-gallery-block-meta-position-${position} sqs`)
      .replaceAll('1500x1000', '1000x1000')
      .replace('alt="Loaf 1"></div>', `alt="Loaf 1">${words}</div>`);
    const { page } = await showGalleries(
      stage,
      `<style>${sheet}</style><div style="width:600px">${html}</div>`,
    );
    const place = () =>
      page.locator('#g-1').evaluate((slide) => {
        const list = slide.getBoundingClientRect();
        const { x, y, width } = (slide.querySelector('.meta') as Element).getBoundingClientRect();
        return [x - list.x, width, y - list.y].map(Math.round);
      });
    await eventually(place).toEqual([...across, top]);
  });

  it('stands on paper as whole slides, one below the other', async () => {
    const { page } = await showGalleries(stage, gallery('g', 'slideshow', { count: 3, slide: printed }));
    await page.emulateMedia({ media: 'print' });
    const places = await page
      .locator('#g .slide')
      .evaluateAll((slides) =>
        slides.map((slide) => slide.getBoundingClientRect()).map(({ y, height }) => [y, height]),
      );
    expect(places).toEqual([
      [0, 120],
      [120, 120],
      [240, 120],
    ]);
  });

  it.each([0, 1])('with %i slides has nothing to step to', async (count) => {
    const { page, errors } = await showGalleries(
      stage,
      gallery('g', 'slideshow', { count, settings: { autoplay: true } }),
    );
    expect(await page.locator('#g .next').isVisible()).toBe(false);
    await page.keyboard.press('ArrowRight');
    expect([await told(page), errors]).toEqual([[], []]);
  });
});

describe('fingers and mice', () => {
  const swipe = { settings: { transition: 'swipe', speed: 0.1 } };

  it('drag slides; a short slow drag goes back, a long one goes on, and no click follows', async () => {
    const { page } = await showGalleries(stage, gallery('g', 'slideshow', swipe));
    const drag = async (distance: number) => {
      await page.mouse.move(600, 200);
      await page.mouse.down();
      await page.mouse.move(600 + distance / 2, 200, { steps: 4 });
      await new Promise((resolve) => setTimeout(resolve, 300)); // longer than a swipe
      await page.mouse.move(600 + distance, 200, { steps: 4 });
    };
    await drag(-100);
    expect(await page.locator('#g-1').evaluate((slide) => getComputedStyle(slide).translate)).toBe('-100px');
    await page.mouse.up();
    expect(await told(page)).toEqual([]);
    await until(page, "!document.querySelector('.mortar-moving-slide')");
    await drag(-500);
    await page.mouse.up();
    await eventually(() => activeSlides(page)).toEqual(['g-2']);
    expect(await told(page)).toEqual(['change1']);
  });

  it.each([
    ['forwards', -500],
    ['backwards', 500],
  ])('whose drag %s the browser takes over leave the slide where it was', async (_way, distance) => {
    const { page } = await showGalleries(stage, gallery('g', 'slideshow', swipe), {
      before: 'Element.prototype.setPointerCapture = () => {};', // this finger is none of the browser's
    });
    await page.click('#g .next');
    await eventually(() => activeSlides(page)).toEqual(['g-2']);
    await until(page, "!document.querySelector('.mortar-moving-slide')");
    await page.locator('#g-2').evaluate((slide, distance) => {
      const finger = { bubbles: true, isPrimary: true, buttons: 1, pointerType: 'touch' };
      const touch = (type: string, clientX: number) =>
        slide.dispatchEvent(new PointerEvent(type, { ...finger, clientX }));
      touch('pointerdown', 600);
      for (const share of [0.25, 0.5, 1]) touch('pointermove', 600 + share * distance);
      touch('pointercancel', 0);
    }, distance);
    await until(page, "!document.querySelector('.mortar-moving-slide')");
    expect(await activeSlides(page)).toEqual(['g-2']);
    expect(await told(page)).toEqual(['change1']);
  });

  it('swipe with a finger, also where slides fade; the page still scrolls', async () => {
    const { page } = await showGalleries(
      stage,
      gallery('g', 'slideshow', { settings: { transition: 'none' } }),
      {
        before: 'Element.prototype.setPointerCapture = () => {};', // these fingers are none of the browser's
      },
    );
    const swipe = (...places: number[]) =>
      page.locator('#g-1').evaluate((slide, places) => {
        const touch = (type: string, clientX: number) =>
          slide.dispatchEvent(
            new PointerEvent(type, {
              ...{ bubbles: true, isPrimary: true, buttons: 1, pointerType: 'touch' },
              clientX,
            }),
          );
        touch('pointerdown', places[0] ?? 0);
        for (const place of places) touch('pointermove', place);
        touch('pointerup', places.at(-1) ?? 0);
      }, places);
    await swipe(500, 480, 455);
    expect(await activeSlides(page)).toEqual(['g-1']);
    await swipe(500, 470, 420);
    expect(await activeSlides(page)).toEqual(['g-2']);
    await swipe(400, 450, 460);
    expect(await activeSlides(page)).toEqual(['g-1']);
    expect(await page.locator('#g .sqs-gallery').evaluate((list) => getComputedStyle(list).touchAction)).toBe(
      'pan-y pinch-zoom',
    );
  });
});

describe('published markup', () => {
  it('links a slideshow with its thumbnails, by click and by key, and gives all of it back', async () => {
    const { page } = await showGalleries(stage, publishedSlideshow('g', { ...quick, padding: 20 }), {
      before:
        "addEventListener('DOMContentLoaded', () => { window.written = document.querySelector('main').outerHTML; }, true);",
    });
    expect(await page.evaluate("document.querySelector('.sqs-gallery').clientHeight")).toBe(800); // square, by its class
    const current = () =>
      page.locator('.sqs-gallery-thumbnails [aria-current="true"]').getAttribute('aria-label');
    await page.click('.sqs-gallery-thumbnails img:nth-child(3)');
    await eventually(() => activeSlides(page)).toEqual(['g-3']);
    expect(await current()).toBe('Slide 3');
    await until(page, "!document.querySelector('.mortar-moving-slide')");
    await page.focus('.previous');
    await page.keyboard.press('Enter');
    await eventually(() => current()).toBe('Slide 2');
    expect(await activeSlides(page)).toEqual(['g-2']);
    expect(await page.getByRole('group', { name: 'Thumbnails' }).count()).toBe(1);
    expect(
      await page
        .locator('.sqs-gallery-thumbnails')
        .evaluate((strip) => [strip.clientHeight, getComputedStyle(strip).gap]),
    ).toEqual([80, '5px']);
    await page.evaluate('mortar.unmount()');
    expect(await page.evaluate("document.querySelector('main').outerHTML === written")).toBe(true);
  });

  it('has its thumbnails side by side where its data names no padding', async () => {
    const { page } = await showGalleries(stage, publishedSlideshow('g', quick));
    await page.getByRole('group', { name: 'Thumbnails' }).waitFor();
    const edges = await page.locator('.sqs-gallery-thumbnails img').evaluateAll((thumbnails) =>
      thumbnails.map((thumbnail) => {
        const { left, right } = thumbnail.getBoundingClientRect();
        return [left, right];
      }),
    );
    expect(edges[1]?.[0]).toBeCloseTo(edges[0]?.[1] ?? 0, 0);
  });

  it('centres a short strip of thumbnails, and shows a long one from its start', async () => {
    const spaceBeside = async (count: number) => {
      const { page } = await showGalleries(stage, publishedSlideshow('g', quick, count));
      await page.getByRole('group', { name: 'Thumbnails' }).waitFor();
      return page.locator('.sqs-gallery-thumbnails').evaluate((strip) => {
        const { left, right } = strip.getBoundingClientRect();
        const start = (strip.firstElementChild as Element).getBoundingClientRect().left - left;
        return [start, right - (strip.lastElementChild as Element).getBoundingClientRect().right];
      });
    };
    const [before = 0, after] = await spaceBeside(2);
    expect(before).toBeGreaterThan(100);
    expect(after).toBeCloseTo(before, 0);
    expect((await spaceBeside(20))[0]).toBe(0);
  });

  it('gives a thumbnail its width before its picture loads, whatever its description', async () => {
    const html = publishedSlideshow('g', quick, 20).replaceAll(
      'data-load="false" alt=""',
      'data-load="false" alt="Sauerteigvollkornbrotscheibenverpackung"',
    );
    const { page } = await showGalleries(stage, html);
    await page.getByRole('group', { name: 'Thumbnails' }).waitFor();
    const widths = () =>
      page
        .locator('.sqs-gallery-thumbnails img:not([src])')
        .evaluateAll((images) => [...new Set(images.map((image) => image.getBoundingClientRect().width))]);
    await eventually(widths).toEqual([120]);
  });

  const PUBLISHED =
    '.sqs-block .sqs-gallery-thumbnails .sqs-gallery-design-strip-slide{opacity:.5}.sqs-block .sqs-gallery-thumbnails .sqs-gallery-design-strip-slide.sqs-active-slide{opacity:1}';

  it.each([
    ['a published style sheet', PUBLISHED, 0.5],
    ['no style sheet of their own', '', 0.6],
  ])('shows by paler thumbnails which slide is shown: %s', async (_sheet, css, paler) => {
    const { page } = await showGalleries(stage, `<style>${css}</style>${publishedSlideshow('g', quick)}`);
    const opacities = () =>
      page
        .locator('.sqs-gallery-thumbnails img')
        .evaluateAll((thumbnails) => thumbnails.map((each) => Number(getComputedStyle(each).opacity)));
    await page.focus('.next'); // a pointer over a thumbnail would show it too
    await eventually(opacities).toEqual([1, paler, paler, paler]);
    await page.keyboard.press('Enter');
    await eventually(opacities).toEqual([paler, 1, paler, paler]);
  });

  it('has its own proportions where a saved page holds the height of another window', async () => {
    const saved = publishedSlideshow('g').replace('"sqs-gallery"', '"sqs-gallery" style="height: 543px;"');
    const { page } = await showGalleries(stage, `<div style="width:300px">${saved}</div>`);
    expect(await page.locator('#g .sqs-gallery').boundingBox()).toMatchObject({ width: 300, height: 300 });
  });

  it('steps a section over the whole width by arrows and dots, and marks its state', async () => {
    const { page } = await showGalleries(stage, fullscreenSlideshow('g'));
    const states = () =>
      page
        .locator('figure')
        .evaluateAll((items) =>
          items.map(({ dataset }) => [dataset.active, dataset.next].map(String).join()),
        );
    expect(await states()).toEqual(['true,undefined', 'undefined,true', 'undefined,undefined']);
    await page.click('[data-target="2"]');
    await eventually(() => states()).toEqual(['false,undefined', 'true,false', 'undefined,true']);
    const dot = page.getByRole('button', { name: 'Slide 2 (current slide)' });
    expect(await dot.getAttribute('aria-current')).toBe('true');
    expect(await dot.evaluate((button) => (button as HTMLElement).innerText)).toBe('');
    const filled = page.locator('.gallery-fullscreen-slideshow-bullet.active'); // what published sheets fill
    expect(await filled.evaluateAll((dots) => dots.map((dot) => dot.dataset.target))).toEqual(['2']);
    expect(
      await page.evaluate("document.querySelector('.gallery-fullscreen-slideshow-list').clientHeight"),
    ).toBe(400);
  });
});

it.each(['slideshow', 'slider'])('a %s without slides takes no space', async (design) => {
  const { page } = await showGalleries(stage, gallery('empty', design, { count: 0, hasButtons: false }));
  expect(await page.locator('#empty').evaluate((block) => block.clientHeight)).toBe(0);
});
