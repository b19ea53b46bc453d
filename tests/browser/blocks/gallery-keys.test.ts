import { describe, expect, it } from 'vitest';
import { axeFaults } from '../axe';
import { eventually } from '../eventually';
import { pageOf, useStage } from '../harness';
import { room } from '../markup';
import { gallery, publishedSlideshow } from './gallery-markup';
import { activeSlides, drawn, showGalleries, told } from './gallery-page';

const stage = useStage();
const quick = { transition: 'none' };

describe('arrow keys', () => {
  it('go to the gallery of which most is in view, or to the focused one', async () => {
    const narrow = `<div style="width:300px">${gallery('small', 'slideshow', { settings: quick })}</div>`;
    const { page } = await showGalleries(stage, narrow + gallery('large', 'slideshow', { settings: quick }));
    await drawn(page);
    await page.keyboard.press('ArrowRight');
    expect(await activeSlides(page)).toEqual(['small-1', 'large-2']);
    await page.focus('#small .next');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowLeft');
    expect(await activeSlides(page)).toEqual(['small-2', 'large-2']);
  });

  it('go to the gallery in a dialog that lies over the page', async () => {
    const inside = gallery('inside', 'slideshow', { settings: quick });
    const { page } = await showGalleries(
      stage,
      `<dialog id="modal" style="width:300px">${inside}</dialog>${gallery('page', 'slideshow', { settings: quick })}`,
      { before: "addEventListener('DOMContentLoaded', () => document.querySelector('#modal').showModal());" },
    );
    await drawn(page);
    await page.focus('#inside .next');
    await page.keyboard.press('ArrowRight');
    expect(await activeSlides(page)).toEqual(['inside-2', 'page-1']);
    await page.evaluate("document.querySelector('#modal').close()");
    await drawn(page);
    await page.keyboard.press('ArrowRight');
    expect(await activeSlides(page)).toEqual(['inside-2', 'page-2']);
  });

  it.each(['style="visibility:hidden"', 'inert'])(
    'pass over a gallery whose surroundings are %s',
    async (attribute) => {
      const unseen = `<div ${attribute}>${gallery('unseen', 'slideshow', { settings: quick })}</div>`;
      const seen = `<div style="width:300px">${gallery('seen', 'slideshow', { settings: quick })}</div>`;
      const { page } = await showGalleries(stage, unseen + seen, { viewport: { width: 1280, height: 1200 } });
      await drawn(page);
      await page.keyboard.press('ArrowRight');
      expect(await activeSlides(page)).toEqual(['unseen-1', 'seen-2']);
      await page.evaluate("document.querySelector('#unseen').parentElement.style.visibility = 'visible'");
      await page.evaluate("document.querySelector('#unseen').parentElement.inert = false");
      await page.keyboard.press('ArrowRight');
      expect(await activeSlides(page)).toEqual(['unseen-2', 'seen-2']);
    },
  );

  it('scroll the region with the focus, and nothing else', async () => {
    const region = (id: string, css: string) =>
      `<div id="${id}" tabindex="0" style="width:200px;height:40px;${css}"><div style="width:900px;height:10px"><a href="#x">x</a></div></div>`;
    const { page } = await showGalleries(
      stage,
      `${region('sideways', 'overflow-x:auto')}${region('clipped', 'overflow:hidden')}<div id="down" tabindex="0" style="height:40px;overflow-y:auto"><div style="height:900px"></div></div>${gallery('g', 'slideshow', { settings: quick })}`,
      { reducedMotion: 'reduce' },
    );
    await drawn(page);
    for (const focused of ['#sideways', '#sideways a']) {
      await page.focus(focused);
      await page.evaluate('sideways.scrollTo({ left: 0, behavior: "instant" })');
      await page.keyboard.press('ArrowRight');
      await eventually(() => page.evaluate<number>('sideways.scrollLeft')).toBeGreaterThan(0);
    }
    expect(await told(page)).toEqual([]);
    for (const focused of ['#down', '#clipped']) {
      await page.focus(focused);
      await page.keyboard.press('ArrowRight');
    }
    expect(await told(page)).toEqual(['change1', 'change2']);
  });

  it('move the summary with the focus, from its items and its pager', async () => {
    const item = (index: number) =>
      `<div class="summary-item"><a href="#${index}">Item ${index}</a><p>Words</p></div>`;
    const items = Array.from({ length: 9 }, (_, index) => item(index)).join('');
    const pager =
      '<span class="previous" tabindex="0" role="button">‹</span><span class="next" tabindex="0" role="button">›</span>';
    const { page } = await showGalleries(
      stage,
      `<div data-block="summary" id="s" data-block-json='{"design":"carousel"}'>${pager}<div class="summary-item-list">${items}</div></div>${gallery('g', 'slideshow', { settings: quick })}`,
      { reducedMotion: 'reduce' },
    );
    await drawn(page);
    const scrolled = () =>
      page.evaluate<number>("document.querySelector('#s .summary-item-list').scrollLeft");
    await page.focus('#s .next');
    await page.keyboard.press('ArrowRight');
    await eventually(scrolled).toBeGreaterThan(700);
    await page.keyboard.press('ArrowLeft');
    await eventually(scrolled).toBe(0);
    await page.focus('#s a');
    await page.keyboard.press('ArrowRight');
    await eventually(scrolled).toBeGreaterThan(0);
    expect(await told(page)).toEqual([]);
  });

  it('do nothing while the visitor is busy elsewhere', async () => {
    const places = [
      '<input>',
      '<select><option>1<option>2</select>',
      '<div contenteditable><b>x</b></div>',
      '<div role="tablist"><button role="tab">Tab</button></div>',
      '<div role="slider" tabindex="0"></div>',
      '<button onkeydown="event.preventDefault()">takes the key</button>',
    ];
    const dialog = '<dialog id="modal"><button>x</button></dialog>';
    const { page } = await showGalleries(
      stage,
      `${places.join('')}${dialog}${gallery('g', 'slideshow', { settings: quick })}`,
    );
    await drawn(page);
    const busy = page
      .locator('main')
      .locator('input, select, [contenteditable], [role="tab"], [role="slider"], [onkeydown]');
    expect(await busy.count()).toBe(places.length);
    for (const place of await busy.all()) {
      await place.focus();
      await page.keyboard.press('ArrowRight');
    }
    await page.evaluate('document.activeElement.blur()');
    await page.evaluate("document.querySelector('#modal').showModal()");
    await page.keyboard.press('ArrowRight');
    expect(await told(page)).toEqual([]);
    await page.evaluate("document.querySelector('#modal').close()");
    await page.keyboard.press('ArrowRight');
    expect(await told(page)).toEqual(['change1']);
  });

  it('pressed in a gallery whose code is on its way count once it has come', async () => {
    let release = () => {};
    const late = new Promise<void>((resolve) => {
      release = resolve;
    });
    const body = `<main>${gallery('g', 'slideshow', { settings: quick })}</main>`;
    const { page } = await stage.show(pageOf({ body }), {
      prepare: (opened) =>
        opened.route(/chunks\/gallery-motion/, (route) => late.then(() => route.continue())),
    });
    await page.waitForSelector('[data-block-state="loading"]');
    await page.focus('#g .next');
    await page.keyboard.press('ArrowRight');
    release();
    await page.waitForSelector('[data-block-state="mounted"]');
    await drawn(page);
    expect(await activeSlides(page)).toEqual(['g-2']);
  });

  it('do nothing with modifiers, nor for a gallery out of view', async () => {
    const { page } = await showGalleries(stage, gallery('g', 'slideshow', { settings: quick }) + room(3000));
    for (const modifier of ['Shift', 'Control', 'Alt', 'Meta'])
      await page.keyboard.press(`${modifier}+ArrowRight`);
    await page.evaluate('scrollTo(0, 2000)');
    await drawn(page);
    await page.keyboard.press('ArrowRight');
    expect(await told(page)).toEqual([]);
    await page.evaluate('scrollTo(0, 0)');
    await drawn(page);
    await page.keyboard.press('ArrowRight');
    expect(await told(page)).toEqual(['change1']);
    await page.evaluate('mortar.unmount()');
    await page.keyboard.press('ArrowRight');
    expect(await told(page)).toEqual(['change1']);
  });
});

describe('assistive technology', () => {
  it('finds a carousel with its slide and its controls, and axe no fault', async () => {
    const body =
      publishedSlideshow('p', quick) +
      gallery('g', 'carousel', {
        count: 6,
        hasButtons: false,
        settings: { thumbnails: true, autoplay: true },
      });
    const { page } = await showGalleries(stage, body);
    const carousel = page.locator('#g');
    await carousel.getByRole('button', { name: 'Slide 6' }).waitFor();
    expect(await carousel.getAttribute('aria-roledescription')).toBe('carousel');
    await eventually(() => carousel.getByRole('group', { name: '3 of 6' }).count()).toBe(1);
    const names = await carousel
      .getByRole('button')
      .evaluateAll((buttons) => buttons.map((button) => button.ariaLabel));
    expect(names.slice(0, 4)).toEqual(['Stop slide show', 'Previous Slide', 'Next Slide', 'Slide 1']);
    expect(await axeFaults(page, 'main')).toEqual([]);
  });
});
