import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { eventually } from '../eventually';
import { useStage } from '../harness';
import { passed, QUICK } from '../quick-clock';
import { gallery, type MovingParts } from './gallery-markup';
import { activeSlides, reachable, showGalleries, told } from './gallery-page';

const stage = useStage();
const settings = { autoplay: true, 'autoplay-duration': 2, transition: 'none' };
const playing = (over: object = {}, parts: MovingParts = {}) =>
  gallery('g', 'slideshow', { ...parts, settings: { ...settings, ...over } });

const count = async (page: Page) => (await told(page)).length;
const live = (page: Page) => page.locator('#g .sqs-gallery').getAttribute('aria-live');

/** Several times as long as a slide stays. */
async function doesNotMove(page: Page): Promise<void> {
  const before = await count(page);
  await passed(page, 8000);
  expect(await count(page)).toBe(before);
}

describe('slides that show by themselves', () => {
  it('come in their order or by chance, are not announced, and stop for good by the button', async () => {
    const { page } = await showGalleries(stage, playing({ randomize: false }), { before: QUICK });
    await eventually(async () => (await told(page)).slice(0, 5)).toEqual([
      'change1',
      'change2',
      'change3',
      'change0',
      'change1',
    ]);
    expect(await live(page)).toBe('off');
    await page.keyboard.press('Tab');
    expect(await page.evaluate('document.activeElement.ariaLabel')).toBe('Stop slide show');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Start slide show' }).waitFor();
    await page.evaluate('document.activeElement.blur()');
    await doesNotMove(page);
    expect(await live(page)).toBe('polite');
    const before = await count(page);
    await page.getByRole('button', { name: 'Start slide show' }).click();
    await eventually(async () => (await count(page)) > before).toBe(true);
  });

  it('stay for the usual time where the setting is shorter than anybody could look', async () => {
    const noteTimes =
      "window.times = []; addEventListener('gallery:change', () => times.push(performance.now()));";
    const { page, messages } = await showGalleries(stage, playing({ 'autoplay-duration': 1e-9 }), {
      before: QUICK + noteTimes,
    });
    expect(messages.map(({ text }) => text)).toContain(
      'gallery: autoplay-duration must be a number from 0.5 to 3600, got 1e-9 (in data-block-json)',
    );
    await eventually(() => count(page)).toBeGreaterThan(2);
    const [first = 0, , third = 0] = await page.evaluate<number[]>('times');
    expect(third - first).toBeGreaterThan((2 * 4000) / 20); // twice five seconds, which pass twenty times as fast
  });

  it('never come twice in a row by chance', async () => {
    const { page } = await showGalleries(stage, playing(), { before: QUICK });
    await eventually(() => count(page)).toBeGreaterThan(8);
    const seen = await told(page);
    expect(seen.some((name, index) => name === seen[index - 1])).toBe(false);
  });

  it('wait for the pointer, the focus and a playing video', async () => {
    const slide = (index: number) => (index === 1 ? '<video></video>' : '<a href="/">x</a>');
    const { page } = await showGalleries(stage, playing({}, { slide }), { before: QUICK });
    await eventually(() => count(page)).toBeGreaterThan(1);
    await page.hover('#g .sqs-gallery');
    await doesNotMove(page);
    await page.mouse.move(1200, 700);
    const before = await count(page);
    await eventually(async () => (await count(page)) > before).toBe(true);
    await page.focus('#g .next');
    await doesNotMove(page);
    await page.focus('#g .previous');
    await doesNotMove(page);
    await page.evaluate('document.activeElement.blur()');
    const video = (type: string) => page.locator('#g video').dispatchEvent(type, { bubbles: false });
    await video('play');
    await doesNotMove(page);
    await video('pause');
    const later = await count(page);
    await eventually(async () => (await count(page)) > later).toBe(true);
  });

  it.each([
    ['a pointer', (page: Page) => page.hover('#g .sqs-gallery'), (page: Page) => page.mouse.move(1200, 700)],
    [
      'the focus',
      (page: Page) => page.focus('#g a'),
      (page: Page) => page.evaluate<void>('document.activeElement.blur()'),
    ],
  ])('wait for %s that was there before them', async (_what, come, leave) => {
    let release = () => {};
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { page } = await showGalleries(stage, playing({}, { slide: () => '<a href="/">x</a>' }), {
      before: QUICK,
      prepare: (page) => page.route(/chunks\/gallery-controls/, (route) => gate.then(() => route.continue())),
    });
    await come(page);
    release();
    await page.getByRole('button', { name: 'Stop slide show' }).waitFor();
    await doesNotMove(page);
    await leave(page);
    await eventually(() => count(page)).toBeGreaterThan(0);
  });

  it('wait in a hidden tab, while a video block plays, and while a finger is on them', async () => {
    const { page } = await showGalleries(stage, playing(), { before: QUICK });
    const goesOn = async () => {
      const before = await count(page);
      await eventually(async () => (await count(page)) > before).toBe(true);
    };
    const look = (state: string) =>
      page.evaluate(
        `Object.defineProperty(document, 'visibilityState', { value: '${state}', configurable: true }); document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));`,
      );
    const happen = (type: string, init: object = {}) =>
      page.locator('#g-2').dispatchEvent(type, { bubbles: true, ...init });
    await goesOn();
    await look('hidden');
    await doesNotMove(page);
    await look('visible');
    await goesOn();
    await happen('video:play');
    await doesNotMove(page);
    await happen('video:stop');
    await goesOn();
    await happen('pointerdown', { pointerType: 'touch' });
    await happen('pointercancel', { pointerType: 'touch' }); // the browser scrolls
    await doesNotMove(page);
    await happen('touchend');
    await goesOn();
  });

  it('do not for visitors who want no motion, nor with nomotion=true; there is no button then', async () => {
    const body = playing();
    for (const options of [{ reducedMotion: 'reduce' as const }, { path: '/fixture?nomotion=true' }]) {
      const { page, requests } = await showGalleries(stage, body, { before: QUICK, ...options });
      await doesNotMove(page);
      expect(requests.filter((url) => /chunks\/gallery-controls/.test(url))).toEqual([]);
    }
  });

  it('stand still where the button that stops them does not come; the rest works', async () => {
    const { page } = await showGalleries(stage, playing(), {
      before: QUICK,
      prepare: (page) => page.route(/chunks\/gallery-controls/, (route) => route.abort()),
    });
    await doesNotMove(page);
    await page.click('#g .next');
    expect(await activeSlides(page)).toEqual(['g-2']);
  });
});

describe('what is drawn', () => {
  it('steps and chooses slides, and is gone after unmount', async () => {
    const body = gallery('g', 'slideshow', {
      hasButtons: false,
      settings: { thumbnails: true, transition: 'none' },
    });
    const { page } = await showGalleries(stage, body);
    await page.getByRole('button', { name: 'Next Slide' }).click();
    expect(await reachable(page, '#g')).toEqual(['g-2']);
    await page.getByRole('button', { name: 'Slide 4' }).click();
    expect(await reachable(page, '#g')).toEqual(['g-4']);
    expect(await page.locator('#g [aria-current="true"]').getAttribute('aria-label')).toBe('Slide 4');
    expect(await page.getByRole('button', { name: 'Next Slide' }).getAttribute('aria-disabled')).toBe('true');
    await page.evaluate('mortar.unmount()');
    expect(await page.locator('#g button').count()).toBe(0);
  });

  it('has thumbnails as wide as their pictures will be', async () => {
    const body = gallery('g', 'slideshow', { settings: { thumbnails: true } });
    const { page } = await showGalleries(stage, body, {
      prepare: (page) => page.route('**/images/**', () => {}),
    });
    const thumbnails = page.getByRole('group', { name: 'Thumbnails' }).getByRole('button');
    await thumbnails.first().waitFor({ state: 'attached' });
    const widths = await thumbnails.evaluateAll((buttons) =>
      buttons.map((button) => Math.round(button.getBoundingClientRect().width)),
    );
    expect(widths).toEqual([120, 120, 120, 120]); // 80px high, 3 to 2
  });

  it('is nothing where the author wrote it or wants none; what draws does not come then', async () => {
    const body =
      gallery('g', 'carousel') +
      gallery('h', 'carousel', { hasButtons: false, settings: { controls: false } });
    const { page, requests } = await showGalleries(stage, body);
    await page.click('#g .next');
    expect(requests.filter((url) => /chunks\/gallery-controls/.test(url))).toEqual([]);
  });
});
