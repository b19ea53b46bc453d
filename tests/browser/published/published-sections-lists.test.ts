import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { eventually } from '../eventually';
import { useStage, type VisitOptions } from '../harness';
import { section, showSections } from './section-page';

const stage = useStage();

/** Piles the slides up outside the window, as published sheets do until a script has placed them. */
const HIDING = `
.user-items-list-carousel__gutter,.slideshow-gutter{position:relative;overflow:hidden}
.user-items-list-carousel__slides{display:grid;grid-template-columns:1fr;grid-template-rows:1fr;width:100%;margin:0;padding:0;list-style:none;opacity:0}
.user-items-list-carousel__slides--initialized{opacity:1}
.user-items-list-carousel__slide{grid-row:1/2;grid-column:1/2;width:100%;transform:translateX(-9999px);pointer-events:none;user-select:none}
.user-items-list-carousel__media-inner{position:relative;height:0;padding-bottom:66.67%;overflow:hidden}
.user-items-list-carousel__media-inner .user-items-list-carousel__media{position:absolute;left:0;top:0;display:block;width:100%;height:100%;object-fit:cover}
.user-items-list-carousel__arrow-button--hidden,.arrow-button--hidden,.mobile-arrow-button--hidden{opacity:0;pointer-events:none}
.user-items-list-banner-slideshow .slides{display:grid;grid-template-columns:1fr;width:100%;margin:0;padding:0;list-style:none;opacity:0}
.user-items-list-banner-slideshow .slides--initialized{opacity:1}
.user-items-list-banner-slideshow .slide{position:relative;grid-row:1/-1;grid-column:1/-1;display:flex;min-width:0;transform:translateX(-9999px);pointer-events:none;min-height:400px}
.slide-media-container{position:absolute;inset:0;overflow:hidden}
.list-slideshow-image{display:block;width:100%;height:100%;object-fit:cover}
.slide-content{position:relative}
.mobile-arrows{display:none}
@media(max-width:575px){.mobile-arrows{display:flex}.desktop-arrows{display:none}}
`;

const ids = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

const arrows = (name: string) =>
  `<div class="desktop-arrows"><button class="${name}__arrow-button ${name}__arrow-button--left" aria-label="Previous">‹</button><button class="${name}__arrow-button ${name}__arrow-button--right" aria-label="Next">›</button></div><div class="mobile-arrows"><button class="mobile-arrow-button mobile-arrow-button--left" aria-label="Back">‹</button><button class="mobile-arrow-button mobile-arrow-button--right" aria-label="On">›</button></div>`;

function carousel(count: number, attributes = ''): string {
  const slides = ids(count).map(
    (index) =>
      `<li class="list-item user-items-list-carousel__slide" id="s${index}"><div class="user-items-list-carousel__media-container"><div class="user-items-list-carousel__media-inner" data-media-aspect-ratio="3:2" data-animation-role="image"><img class="user-items-list-carousel__media" data-src="/images/loaves-${index}.svg" data-image-dimensions="1500x1000" data-load="false" data-mode="none" data-use-advanced-positioning="true" alt="Loaf ${index}"></div></div><h2 class="list-item-content__title"><a href="#${index}">Loaf ${index}</a></h2></li>`,
  );
  return section(
    `<div class="user-items-list-item-container user-items-list-carousel" data-controller="UserItemsListCarousel" data-max-columns="3" data-space-between-slides-value="20" data-space-between-slides-unit="px" data-is-infinite-enabled="false" data-is-media-enabled="true" ${attributes}><div class="user-items-list-carousel__gutter" tabindex="0"><div class="user-items-list-carousel__slideshow-holder"><div class="user-items-list-carousel__slides-revealer"><ul class="user-items-list-carousel__slides">${slides.join('')}</ul></div></div></div>${arrows('user-items-list-carousel')}</div>`,
  );
}

function banners(count: number): string {
  const slides = ids(count).map(
    (index) =>
      `<li class="slide list-item" id="s${index}"><div class="slide-media-container"><img class="list-slideshow-image" data-src="/images/loaves-${index}.svg" data-image-dimensions="1500x1000" data-load="false" alt=""></div><div class="slide-content"><h2>Loaf ${index}</h2></div></li>`,
  );
  const bullets = ids(count).map((index) => `<button class="list-slideshow-bullet">${index}</button>`);
  return section(
    `<div class="user-items-list-item-container user-items-list-banner-slideshow" data-controller="UserItemsListBannerSlideshow" data-is-infinite-enabled="true"><div class="slideshow-gutter" tabindex="0"><div class="slideshow-holder"><ul class="slides">${slides.join('')}</ul></div></div>${arrows('user-items-list-banner-slideshow')}${bullets.join('')}</div>`,
  );
}

const show = (html: string, options: VisitOptions = {}) =>
  showSections(stage, html, { css: HIDING, reducedMotion: 'reduce', ...options });

/** The slides that lie in the window, wholly. */
const shown = (page: Page) =>
  page.locator('.list-item').evaluateAll((slides) =>
    slides
      .filter((slide) => {
        const { left, right, width } = slide.getBoundingClientRect();
        return (
          width > 0 &&
          left >= -1 &&
          right <= innerWidth + 1 &&
          slide.checkVisibility({ opacityProperty: true })
        );
      })
      .map(({ id }) => id),
  );

describe('a carousel of list items', () => {
  it('shows as many as the sheet has columns, with their space and pictures', async () => {
    const { page, errors } = await show(carousel(5));
    await eventually(() => shown(page)).toEqual(['s1', 's2', 's3']);
    const [first, second] = await Promise.all(['#s1', '#s2'].map((id) => page.locator(id).boundingBox()));
    expect(Math.round((second?.x ?? 0) - (first?.x ?? 0) - (first?.width ?? 0))).toBe(20);
    await eventually(() => page.locator('img.loaded').count()).toBeGreaterThan(2);
    const picture = await page.locator('#s1 img').boundingBox();
    expect(picture?.width).toBeCloseTo(first?.width ?? 0, 0);
    expect((picture?.width ?? 0) / (picture?.height ?? 1)).toBeCloseTo(1.5, 1);
    expect(errors).toEqual([]);
  });

  it('keeps the layout of its items beside rules for the slides of galleries', async () => {
    const css = `${HIDING}.user-items-list-carousel__slide{display:flex;flex-direction:column-reverse}.sqs-gallery-design-carousel .sqs-gallery-design-carousel-slide{display:inline-block;padding:0 1%;font-size:0;white-space:nowrap}`;
    const { page } = await showSections(stage, carousel(5), { css });
    await page.locator('.sqs-gallery-design-carousel').waitFor();
    const item = await page.locator('#s1').boundingBox();
    const [picture, title] = await Promise.all(
      ['img', 'h2'].map((part) => page.locator(`#s1 ${part}`).boundingBox()),
    );
    expect(picture?.width).toBeCloseTo(item?.width ?? 0, 0);
    expect(title?.y).toBeLessThan(picture?.y ?? 0);
  });

  it('is laid out while it is still far away, so that nothing moves when a visitor scrolls there', async () => {
    const { page } = await show(`<div style="height:5000px">Above</div>${carousel(5)}`);
    await eventually(() => shown(page)).toEqual(['s1', 's2', 's3']);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  it('moves by its arrows and by keys, and hides an arrow that leads nowhere', async () => {
    const { page } = await show(carousel(5));
    const previous = page.getByRole('button', { name: 'Previous' });
    const next = page.getByRole('button', { name: 'Next' });
    await eventually(() => previous.getAttribute('aria-disabled')).toBe('true');
    expect(await previous.evaluate((arrow) => getComputedStyle(arrow).opacity)).toBe('0');
    await next.click();
    await eventually(() => shown(page)).toEqual(['s3', 's4', 's5']);
    await eventually(() => next.evaluate((arrow) => getComputedStyle(arrow).opacity)).toBe('0');
    await page.keyboard.press('ArrowLeft');
    await eventually(() => shown(page)).toEqual(['s1', 's2', 's3']);
    await eventually(() => previous.getAttribute('aria-disabled')).toBe('true');
  });

  it('goes on from the last to the first where it is endless', async () => {
    const { page } = await show(
      carousel(4).replace('data-is-infinite-enabled="false"', 'data-is-infinite-enabled="true"'),
    );
    const next = page.getByRole('button', { name: 'Next' });
    await eventually(() => page.locator('.sqs-gallery-design-carousel').count()).toBe(1);
    await next.click();
    await eventually(() => shown(page)).toEqual(['s2', 's3', 's4']);
    await next.click();
    await eventually(() => shown(page)).toEqual(['s1', 's2', 's3']);
  });

  it('shows one at a time on a phone, moved by the arrows for phones', async () => {
    const { page } = await show(carousel(3), { viewport: { width: 390, height: 800 } });
    await eventually(() => shown(page)).toEqual(['s1']);
    await eventually(() => page.locator('.sqs-gallery-design-carousel').count()).toBe(1);
    const back = page.getByRole('button', { name: 'Back' });
    await eventually(() => back.getAttribute('aria-disabled')).toBe('true');
    expect(await back.evaluate((arrow) => getComputedStyle(arrow).opacity)).toBe('1'); // beside the other
    await page.getByRole('button', { name: 'On', exact: true }).click();
    await eventually(() => shown(page)).toEqual(['s2']);
    await eventually(() => back.getAttribute('aria-disabled')).toBe('false');
  });

  it.each([
    ['wide', { width: 1200, height: 800 }, ['s1', 's2', 's3'], ['s3', 's4', 's5'], ['Previous', 'Next']],
    ['narrow', { width: 390, height: 800 }, ['s1'], ['s2'], ['Back', 'On']],
  ])(
    'continues, where it is read from right to left, at the arrow that points there, in a %s window',
    async (_width, viewport, first, second, [previous = '', next = '']) => {
      const css = `${HIDING}body{direction:rtl}.desktop-arrows>*{position:absolute;top:0}[class*="--left"]{left:0}[class*="--right"]{right:0}`;
      const { page } = await showSections(stage, carousel(5), { css, reducedMotion: 'reduce', viewport });
      await eventually(() => shown(page)).toEqual(first);
      const back = page.getByRole('button', { name: previous, exact: true });
      const on = page.getByRole('button', { name: next, exact: true });
      await eventually(() => back.getAttribute('aria-disabled')).toBe('true');
      expect(await on.textContent()).toBe('‹');
      expect((await on.boundingBox())?.x).toBeLessThan((await back.boundingBox())?.x ?? 0);
      await on.click();
      await eventually(() => shown(page)).toEqual(second);
      await on.press('ArrowRight');
      await eventually(() => shown(page)).toEqual(first);
    },
  );

  it('lets the neighbours of its slides look in at both sides where the author wants that', async () => {
    const css = `${HIDING}.user-items-list-carousel__gutter{padding:0 60px}`;
    const row = carousel(8, 'data-show-adjacent-slides="true"');
    const { page } = await showSections(stage, row, { css, reducedMotion: 'reduce' });
    const left = (id: string) =>
      page.locator(id).evaluate((slide) => Math.round(slide.getBoundingClientRect().left));
    /** How much of a slide (px) the row does not crop. */
    const inSight = (id: string) =>
      page.locator(id).evaluate((slide) => {
        const [box, row] = [slide, slide.parentElement ?? slide].map((part) => part.getBoundingClientRect());
        return box && row ? Math.round(Math.min(box.right, row.right) - Math.max(box.left, row.left)) : 0;
      });
    await eventually(() => shown(page)).toEqual(['s1', 's2', 's3']);
    expect(await left('#s1')).toBe(60);
    await eventually(() => inSight('#s4')).toBe(80);
    await page.getByRole('button', { name: 'Next' }).click();
    await eventually(() => shown(page)).toEqual(['s4', 's5', 's6']);
    await eventually(() => left('#s4')).toBe(60);
    expect(await inSight('#s3')).toBe(40);
    expect(await inSight('#s7')).toBe(80);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });

  it('lets its links be clicked', async () => {
    const { page } = await show(carousel(3));
    await eventually(() => shown(page)).toEqual(['s1', 's2', 's3']);
    await page.getByRole('link', { name: 'Loaf 2' }).click();
    expect(new URL(page.url()).hash).toBe('#2');
  });

  it('is a row that scrolls where the code that moves it does not arrive', async () => {
    const { page, messages } = await show(carousel(5), {
      prepare: (page) => page.route('**/gallery-motion-*', (route) => route.abort()),
    });
    await eventually(() => shown(page)).toEqual(['s1', 's2', 's3']);
    await eventually(
      () =>
        messages.filter(
          ({ type, text }) => type === 'error' && /gallery-motion/.test(text) && !/ERR_FAILED/.test(text),
        ).length,
    ).toBe(1);
    await page.locator('#s5').scrollIntoViewIfNeeded();
    await eventually(() => shown(page)).toContain('s5');
  });

  it('is left to the platform where that has bound it', async () => {
    const { page, messages } = await show(carousel(5, 'data-controllers-bound="UserItemsListCarousel"'));
    await eventually(() => messages.some(({ text }) => /platform's own scripts/.test(text))).toBe(true);
    expect(await page.locator('.user-items-list-carousel__slides--initialized').count()).toBe(0);
  });
});

describe('a slideshow of banners', () => {
  it('shows one banner with its picture, and moves by arrows and dots', async () => {
    const { page } = await show(banners(3));
    await eventually(() => shown(page)).toEqual(['s1']);
    await eventually(() => page.locator('#s1 img.loaded').count()).toBe(1);
    const { width, height } = (await page.locator('#s1 img').boundingBox()) ?? { width: 0, height: 0 };
    expect(width).toBeGreaterThan(1200);
    expect(height).toBeGreaterThan(390);
    await eventually(() => page.locator('.sqs-gallery-design-carousel').count()).toBe(1);
    await page.getByRole('button', { name: 'Next' }).click();
    await eventually(() => shown(page)).toEqual(['s2']);
    await page.getByRole('button', { name: '3', exact: true }).click();
    await eventually(() => shown(page)).toEqual(['s3']);
    expect(await page.getByRole('button', { name: '3', exact: true }).getAttribute('aria-current')).toBe(
      'true',
    );
    await page.getByRole('button', { name: 'Next' }).click();
    await eventually(() => shown(page)).toEqual(['s1']);
  });
});
