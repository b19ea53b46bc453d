import { describe, expect, it } from 'vitest';
import { axeFaults } from './axe';
import { eventually } from './eventually';
import { gallery, publishedSlideshow } from './gallery-markup';
import { activeSlides, drawn, showGalleries, told } from './gallery-page';
import { useStage } from './harness';
import { room } from './markup';

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

  it.each([
    ['typing', '<input id="at">'],
    ['choosing', '<select id="at"><option>1<option>2</select>'],
    ['writing', '<div id="at" contenteditable><b>x</b></div>'],
    ['in a widget with arrows', '<div role="tablist"><button id="at" role="tab">Tab</button></div>'],
    ['in a modal', '<dialog id="d"><button id="at">x</button></dialog><script>d.showModal()</script>'],
    ['on a page that takes the key', '<button id="at" onkeydown="event.preventDefault()">x</button>'],
  ])('do nothing while %s', async (_where, html) => {
    const { page } = await showGalleries(stage, html + gallery('g', 'slideshow', { settings: quick }));
    await drawn(page);
    await page.focus('#at');
    await page.keyboard.press('ArrowRight');
    expect(await told(page)).toEqual([]);
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
