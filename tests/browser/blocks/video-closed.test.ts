import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { eventually } from '../eventually';
import { useStage } from '../harness';
import { room } from '../markup';
import { covered, playing, showMedia, YOUTUBE } from '../media/media-page';
import { until } from '../until';
import { settled } from '../wire';

const stage = useStage();
const VIDEO = `<p>How it burns</p>${covered('film', YOUTUBE, { attributes: 'data-title="Kiln"' })}`;

const answer = (id: string, content: string) =>
  `<li class="accordion-item"><button class="accordion-item__click-target" id="${id}">${id}</button><div class="accordion-item__dropdown">${content}</div></li>`;
const ANSWERS = `<ul data-block="accordion" class="accordion-items-container">${answer('first', VIDEO)}${answer('second', '')}</ul>`;
const MENUS = `<div data-block="menu"><div class="menu-selector"><button role="tab">Films</button><button role="tab">Soups</button></div><div class="menu">${VIDEO}</div><div class="menu">Leek</div></div>`;

const popup = (content: string) =>
  `<div data-block="popup-overlay" data-block-json='{ "style": 2 }' id="letter" hidden><h2>A letter</h2>${content}</div>`;
const openPopup = (page: Page) => page.evaluate('mortar.popup.open()');
const closePopup = (page: Page) => page.getByRole('button', { name: 'Close' }).click();

/** As page scripts collapse things: hidden after the movement. */
const PANEL = `<div id="panel" style="overflow:hidden;height:360px;transition:height 100ms">${VIDEO}</div><script>panel.ontransitionend = () => { panel.hidden = true }</script>`;
const collapse = (page: Page) => page.evaluate("void (panel.style.height = '0')");

const openAnswer = async (page: Page) => {
  await page.click('#first');
  await until(page, "document.querySelector('.accordion-item__dropdown').getAnimations().length === 0");
};

const play = async (page: Page) => {
  await page.getByRole('button', { name: 'Play: Kiln' }).click();
  await page.locator('#film iframe').waitFor();
};

it.each([
  ['a popup', popup(VIDEO), openPopup, closePopup],
  ['an answer', ANSWERS, openAnswer, (page: Page) => page.click('#first')],
  ['an answer that gives way', ANSWERS, openAnswer, (page: Page) => page.click('#second')],
  ['a panel of the page’s own', PANEL, async () => {}, collapse],
  ['a menu', MENUS, async () => {}, (page: Page) => page.getByRole('tab', { name: 'Soups' }).click()],
])(
  'a video that plays in %s ends when that closes, since nobody could stop its sound',
  async (_, body, open, close) => {
    const { page } = await showMedia(stage, body, { isNear: false });
    await open(page);
    await play(page);
    await close(page);
    await eventually(() => page.locator('#film iframe').count()).toBe(0);
    await eventually(() => page.evaluate('told')).toEqual(['video:play film', 'video:stop film']);
  },
);

it('a video goes on when the visitor scrolls past it', async () => {
  const { page } = await showMedia(stage, VIDEO + room(4000));
  await play(page);
  await page.evaluate('scrollTo(0, 3000)');
  await settled(page, 700); // longer than a collapse takes
  expect(await page.locator('#film iframe').count()).toBe(1);
});

it('a sound that plays in a popup is paused when the popup closes', async () => {
  const { page } = await showMedia(
    stage,
    popup('<audio id="bell" src="/media/bell-24.wav" controls></audio>'),
    {
      isNear: false,
    },
  );
  await openPopup(page);
  await page.evaluate('bell.play()');
  await until(
    page,
    "performance.getEntriesByType('resource').some(({ name }) => /chunks.media-/.test(name))",
  );
  expect(await playing(page)).toEqual(['bell']);
  await closePopup(page);
  await eventually(() => playing(page)).toEqual([]);
});
