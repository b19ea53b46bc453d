import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { axeFaults } from '../axe';
import { eventually } from '../eventually';
import { pageOf, useStage } from '../harness';
import { idle } from '../idle';
import { lateRequests } from '../late-requests';
import { room } from '../markup';
import { until } from '../until';
import {
  expectBackToPreviousPage,
  gallery,
  gone,
  lightbox,
  openAt,
  show,
  shownPicture,
  slide,
  styleSheets,
  visitPreviousPage,
} from './lightbox-page';

const stage = useStage();
const BUTTONS = ['Previous', 'Next', 'Toggle caption', 'Close'];

describe('the lightbox', () => {
  test('lies over a page that keeps still, has its four buttons, and leaves nothing behind', async () => {
    const { page, requests, errors } = await show(stage, `${gallery()}${room(2000)}`);
    await page.locator('.slide:has(#bowls.loaded)').hover();
    await page.evaluate('scrollTo(0, 40)');
    const written = await page.locator('#gallery.is-in-view').evaluate((block) => block.outerHTML);
    const widthBefore = await page.evaluate('document.body.clientWidth');
    await page.mouse.down();
    await page.mouse.up();
    const dialog = lightbox(page);
    await dialog.locator('[data-shown="true"] [data-state="shown"]').waitFor();
    expect(await dialog.evaluate((element) => element.matches('dialog:modal'))).toBe(true);
    expect(await dialog.getAttribute('data-theme')).toBe('dark');
    for (const name of BUTTONS) {
      const box = await dialog.getByRole('button', { name, exact: true }).boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
    expect(requests.some((url) => url.endsWith('/images/bowls.svg?format=1500w'))).toBe(true);
    expect(await axeFaults(page)).toEqual([]);
    await page.mouse.wheel(0, 500);
    expect(await page.evaluate('[scrollY, document.body.clientWidth]')).toEqual([40, widthBefore]);
    await page.keyboard.press('Escape');
    await gone(page);
    expect(await page.locator('#gallery').evaluate((block) => block.outerHTML)).toBe(written);
    expect(await page.evaluate('document.activeElement.id')).toBe('bowls');
    expect(errors).toEqual([]);
  });

  test('keeps the place of the page for a visitor who leaves it from there and comes back', async () => {
    const { page } = await show(stage, `${room(300)}${gallery()}${room(2000)}`);
    await openAt(page, 'hills');
    await page.locator('dialog [data-shown="true"] [data-state="shown"]').waitFor();
    await eventually(() => page.evaluate('history.state?.mortarEntry')).toBeTruthy();
    await page.evaluate("scrollTo(0, 250); location.href = '/docs/'");
    await page.waitForURL('**/docs/');
    await page.goBack();
    await eventually(() => page.evaluate('scrollY')).toBe(250);
  });

  test.each([
    ['Escape', (page) => page.keyboard.press('Escape')],
    ['its button', (page) => page.getByRole('button', { name: 'Close' }).click()],
    ['a click beside the picture', (page) => page.mouse.click(640, 780)],
    ['the way back', (page) => page.goBack()],
  ] as const satisfies [string, (page: Page) => Promise<unknown>][])(
    'is closed by %s, and the way back leads off the page afterwards',
    async (_by, close) => {
      const { page } = await show(stage, gallery(), { prepare: (page) => visitPreviousPage(stage, page) });
      await page.evaluate("history.replaceState({ mine: 1 }, '')");
      await openAt(page, 'hills');
      expect(await page.evaluate('history.state.mine')).toBe(1);
      await close(page);
      await gone(page);
      await until(page, 'JSON.stringify(history.state) === \'{"mine":1}\'');
      await expectBackToPreviousPage(page);
    },
  );

  test('goes on by arrow, button and half, not at the edges of the picture, and stops at its ends', async () => {
    const { page } = await show(stage, gallery());
    const dialog = await openAt(page, 'loaves');
    const box = (await dialog.locator('[data-shown="true"] .mortar-lightbox-picture').boundingBox()) as {
      x: number;
      y: number;
      width: number;
    };
    const clickAt = (share: number) => page.mouse.click(box.x + box.width * share, box.y + 50);
    for (const [act, expected] of [
      [() => clickAt(0.25), 'loaves'],
      [() => clickAt(0.99), 'loaves'],
      [() => clickAt(0.75), 'bowls'],
      [() => clickAt(0.01), 'bowls'],
      [() => page.keyboard.press('ArrowRight'), 'hills'],
      [() => dialog.getByRole('button', { name: 'Next' }).click({ force: true }), 'hills'],
      [() => clickAt(0.25), 'bowls'],
      [() => dialog.getByRole('button', { name: 'Previous' }).click(), 'loaves'],
    ] as const) {
      await act();
      await eventually(() => shownPicture(page)).toEqual([`/images/${expected}.svg`]);
    }
    expect(await dialog.getByRole('button', { name: 'Previous' }).getAttribute('aria-disabled')).toBe('true');
  });

  test('focuses the slide that was seen last, and shows it on the page', async () => {
    const json = { loop: true, 'thumbnails-per-row': 1 };
    const { page } = await show(stage, gallery({ json }), {}, '<style>.slide{height:900px}</style>');
    await openAt(page, 'loaves');
    await page.keyboard.press('ArrowLeft');
    await eventually(() => shownPicture(page)).toEqual(['/images/hills.svg']);
    await page.keyboard.press('Escape');
    await gone(page);
    await until(page, "history.state === null && history.scrollRestoration === 'auto'");
    expect(await page.evaluate('document.activeElement.id')).toBe('hills');
    expect(await page.evaluate('hills.getBoundingClientRect().top < innerHeight')).toBe(true);
  });

  test('is steered by two quick presses once, and from right to left the other way round', async () => {
    const { page } = await show(stage, gallery(), {}, '<style>html{direction:rtl}</style>');
    const dialog = await openAt(page, 'bowls');
    const press = (key: string) =>
      dialog.evaluate((element, key) => {
        for (let times = 0; times < 2; times++)
          element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      }, key);
    await press('ArrowRight');
    await eventually(() => shownPicture(page)).toEqual(['/images/loaves.svg']);
    await until(page, 'performance.now() - (window.began ??= performance.now()) > 200');
    await press('ArrowLeft');
    await eventually(() => shownPicture(page)).toEqual(['/images/bowls.svg']);
    const box = await dialog.getByRole('button', { name: 'Next' }).boundingBox();
    expect(box?.x).toBeLessThan(100);
    await page.keyboard.press('Control+ArrowLeft');
    expect(await shownPicture(page)).toEqual(['/images/bowls.svg']);
  });

  test('says which slide it shows in the order of its words, also from right to left', async () => {
    const { page } = await show(stage, gallery(), {}, '<style>html{direction:rtl}</style>');
    const counter = (await openAt(page, 'bowls')).locator('.mortar-lightbox-counter');
    await eventually(() => counter.textContent()).toBe('2 of 3');
    const [index, count] = await counter.evaluate(({ firstChild }) =>
      [0, 5].map((at) => {
        const range = document.createRange();
        range.setStart(firstChild as Text, at);
        range.setEnd(firstChild as Text, at + 1);
        return range.getBoundingClientRect().x;
      }),
    );
    expect(index).toBeLessThan(count ?? 0);
  });

  test("says which slide it shows and the slide's words as text, which can be hidden", async () => {
    const { page } = await show(stage, gallery());
    const dialog = await openAt(page, 'bowls');
    const status = dialog.getByRole('status');
    await eventually(() => status.textContent()).toBe('2 of 3Bowls <i>In three glazes');
    const toggle = dialog.getByRole('button', { name: 'Toggle caption' });
    await toggle.click();
    expect(await toggle.getAttribute('aria-expanded')).toBe('false');
    await eventually(() => status.textContent()).toBe('2 of 3');
    await toggle.click();
    await dialog.getByRole('button', { name: 'Previous' }).click();
    await eventually(() => status.textContent()).toBe('1 of 3LoavesFrom the first firing');
    await dialog.getByRole('button', { name: 'Next' }).click();
    await dialog.getByRole('button', { name: 'Next' }).click();
    await eventually(() => status.textContent()).toBe('3 of 3');
    expect(await toggle.getAttribute('aria-disabled')).toBe('true');
    expect(await dialog.locator('[data-shown="true"] img').getAttribute('alt')).toBe('Picture hills');
  });

  test('speaks the language of the site', async () => {
    const { page } = await stage.show(
      pageOf({
        body: gallery(),
        context: {
          messages: { '{index} of {count}': '{index} von {count}', Close: 'Schließen', Gallery: 'Galerie' },
        },
      }),
      { reducedMotion: 'reduce' },
    );
    await page.locator('#loaves.loaded').click();
    const dialog = page.getByRole('dialog', { name: 'Galerie' });
    await eventually(() => dialog.getByRole('status').textContent()).toContain('1 von 3');
    await dialog.getByRole('button', { name: 'Schließen' }).click();
    await gone(page);
  });

  test('says so when a picture cannot be had, and goes on', async () => {
    const { page, errors } = await show(
      stage,
      gallery({ slides: [slide('loaves'), slide('missing'), slide('hills')] }),
    );
    const dialog = await openAt(page, 'loaves');
    await page.keyboard.press('ArrowRight');
    await dialog.locator('[data-shown="true"]').getByText('This image could not be loaded.').waitFor();
    await dialog.getByRole('button', { name: 'Next' }).click();
    await eventually(() => shownPicture(page)).toEqual(['/images/hills.svg']);
    expect(errors).toEqual([]);
  });

  test('shows the picture as it was uploaded where the host has no other size of it', async () => {
    const { page } = await show(stage, gallery(), {
      prepare: (page) =>
        page.route('**/images/bowls.svg?format=1500w', (route) => route.fulfill({ status: 404 })),
    });
    const dialog = await openAt(page, 'loaves');
    await page.keyboard.press('ArrowRight');
    const shown = dialog.locator('[data-shown="true"] [data-state="shown"] img');
    await eventually(() => shown.getAttribute('src')).toBe('/images/bowls.svg');
  });

  test('loads the neighbours ahead, unless the visitor saves data', async () => {
    const isAhead = (url: string) => /(loaves|hills)\.svg\?format=1500w/.test(url);
    const { page, requests } = await show(stage, gallery());
    await openAt(page, 'bowls');
    await eventually(() => requests.filter(isAhead).length).toBe(2);
    const saving = await show(stage, gallery(), {
      before: "Object.defineProperty(navigator, 'connection', { value: { saveData: true } });",
    });
    await openAt(saving.page, 'bowls');
    await idle(saving.page);
    expect(saving.requests.filter(isAhead)).toEqual([]);
    await saving.page.keyboard.press('ArrowRight');
    await eventually(() => saving.requests.filter(isAhead).length).toBe(1);
  });

  test('moves and fades in the times that the specification names, and is destroyed after that', async () => {
    const { page } = await show(stage, gallery(), { reducedMotion: 'no-preference' });
    await openAt(page, 'loaves');
    await page.locator('.mortar-lightbox-hint').waitFor({ state: 'attached' });
    const styles = await page.evaluate(() =>
      ['slide', 'overlay', 'hint'].map((name) => {
        const element = document.querySelector(`.mortar-lightbox-${name}`) as Element;
        const { transitionDuration, animationDuration, opacity } = getComputedStyle(element);
        return { transitionDuration, animationDuration, opacity };
      }),
    );
    expect(styles[0]?.transitionDuration).toBe('0.6s');
    expect(styles[1]?.animationDuration).toBe('0.3s');
    await until(
      page,
      "getComputedStyle(document.querySelector('.mortar-lightbox-overlay')).opacity === '0.95'",
    );
    await page.locator('.mortar-lightbox-hint[data-state="faded"]').waitFor({ state: 'attached' });
    await page.keyboard.press('Escape');
    expect(await page.locator('.mortar-lightbox').getAttribute('data-state')).toBe('hidden');
    await gone(page);
    expect(await styleSheets(page)).toBe(1);
    await page.evaluate('mortar.unmount()');
    expect(await styleSheets(page)).toBe(0);
  });

  test('shows the small picture in its first frame, until the full one has arrived', async () => {
    const { arrive, holdBack } = lateRequests();
    const { page } = await show(stage, gallery(), {
      prepare: (opened) => holdBack(opened, '**/*?format=1500w'),
    });
    await page.locator('#loaves.loaded').click();
    const picture = lightbox(page).locator('[data-shown="true"] [data-state="loading"]');
    await picture.waitFor();
    const placeholder = await picture.locator('img').last().getAttribute('src');
    expect(placeholder).toBe(
      await page.locator('#loaves').evaluate((image: HTMLImageElement) => image.currentSrc),
    );
    arrive();
    await lightbox(page).locator('[data-shown="true"] [data-state="shown"]').waitFor();
    expect(await shownPicture(page)).toEqual(['/images/loaves.svg']);
  });

  test('is seen and works on a page that hides and resets everything, under a strict policy', async () => {
    const nonce = 'abc123';
    const { page, errors, messages } = await stage.show(
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>x</title><style nonce="${nonce}">* { all: unset } button, dialog { display: none } div { position: static; opacity: 1 } img.loaded, #gallery img { display: block; width: 200px; height: 150px }</style><script async nonce="${nonce}" src="/mortar.js"></script></head><body>${gallery()}</body></html>`,
      {
        reducedMotion: 'reduce',
        headers: {
          'content-security-policy': `script-src 'nonce-${nonce}' 'strict-dynamic'; style-src 'nonce-${nonce}'; connect-src 'self'; img-src 'self'; require-trusted-types-for 'script'; trusted-types mortar`,
        },
      },
    );
    const dialog = await openAt(page, 'loaves');
    await dialog.getByRole('button', { name: 'Next' }).click();
    await eventually(() => shownPicture(page)).toEqual(['/images/bowls.svg']);
    const box = await dialog.locator('[data-shown="true"] img').boundingBox();
    expect(box?.width).toBeGreaterThan(800);
    await page.keyboard.press('Escape');
    await gone(page);
    expect(errors).toEqual([]);
    expect(messages.filter(({ type }) => type === 'error')).toEqual([]);
  });

  test('is seen on a page that fades and moves in its own dialogs and messages by a class', async () => {
    const sheet =
      '<style>[role=dialog], [role=status]:not(.in) { opacity: 0; transform: translateY(100%) }</style>';
    const { page } = await show(stage, gallery(), {}, sheet);
    const dialog = await openAt(page, 'loaves');
    expect(await dialog.evaluate((element) => getComputedStyle(element).opacity)).toBe('1');
    expect((await dialog.boundingBox())?.y).toBe(0);
    const words = dialog.getByRole('status');
    expect(await words.evaluate((element) => getComputedStyle(element).opacity)).toBe('1');
    await page.keyboard.press('Escape');
    await gone(page);
  });

  test('closes with its gallery, and with a question above it only after that', async () => {
    const { page } = await show(stage, gallery());
    const dialog = await openAt(page, 'loaves');
    await page.evaluate("void mortar.confirm({ title: 'Take it?', message: 'Warm.' })");
    const question = page.getByRole('dialog', { name: 'Take it?' });
    await question.waitFor();
    expect((await question.boundingBox())?.width).toBe(350);
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'detached' });
    expect(await dialog.isVisible()).toBe(true);
    await page.locator('#gallery').evaluate((block) => block.remove());
    await gone(page);
    expect(await page.evaluate('getComputedStyle(document.body).overflow')).toBe('visible');
  });
});
