import { describe, expect, test } from 'vitest';
import { axeFaults } from '../axe.ts';
import { eventually } from '../eventually.ts';
import { useStage, type VisitOptions } from '../harness.ts';
import { settled } from '../wire.ts';
import { answerOf, ask, PAGE } from './dialog-page.ts';

const stage = useStage();
const show = (options: VisitOptions = {}) => stage.show(PAGE, { reducedMotion: 'reduce', ...options });

describe('a dialog', () => {
  test.each([
    ['confirm-or-reject', ['Confirm', 'Reject']],
    ['confirm-or-cancel', ['Cancel', 'Confirm']],
    ['confirm-only', ['Confirm']],
    ['no-buttons', []],
  ])('of the style %s has these buttons', async (style, labels) => {
    const { page } = await show();
    const dialog = await ask(page, { style });
    expect((await dialog.getByRole('button').allInnerTexts()).sort()).toEqual(labels);
    expect(await axeFaults(page)).toEqual([]);
  });

  test("has the author's words, as text", async () => {
    const { page } = await show();
    const dialog = await ask(page, {
      title: '<b>Hot</b>',
      message: '<img src=x onerror="window.pwned=1">',
      style: 'confirm-or-cancel',
      labels: { confirm: 'Ja', cancel: 'Nein' },
    });
    expect(await dialog.locator('h2, p, button').allTextContents()).toEqual([
      '<b>Hot</b>',
      '<img src=x onerror="window.pwned=1">',
      'Nein',
      'Ja',
    ]);
    expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
  });

  test.each([
    ['confirm-or-reject', 'Confirm', 'confirm'],
    ['confirm-or-reject', 'Reject', 'reject'],
    ['confirm-or-cancel', 'Cancel', 'cancel'],
  ])('of the style %s answered by %s is %s', async (style, name, answer) => {
    const { page } = await show();
    const dialog = await ask(page, { style });
    await dialog.getByRole('button', { name }).click();
    expect(await answerOf(page)).toBe(answer);
    await page.locator('.mortar-dialog-mount-point').waitFor({ state: 'detached' });
  });

  test.each(['confirm-or-reject', 'confirm-or-cancel', 'confirm-only', 'no-buttons'])(
    'of the style %s is cancelled by Escape and by a click beside it',
    async (style) => {
      const { page } = await show();
      await ask(page, { style });
      await page.keyboard.press('Escape');
      expect(await answerOf(page)).toBe('cancel');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await page.evaluate('delete window.answer');
      await ask(page, { style });
      await page.mouse.click(5, 5);
      expect(await answerOf(page)).toBe('cancel');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    },
  );

  test('is not cancelled by a click on itself', async () => {
    const { page } = await show();
    const dialog = await ask(page);
    await dialog.getByText('It is still warm.').click();
    expect(await dialog.isVisible()).toBe(true);
    expect(await page.evaluate(() => 'answer' in window)).toBe(false);
  });

  test('is hidden first, then gone', async () => {
    const { page } = await show({ reducedMotion: 'no-preference' });
    const dialog = await ask(page);
    await page.evaluate(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      const layer = document.querySelector('.mortar-dialog-layer');
      new MutationObserver(() => seen.push(layer?.isConnected ? 'hidden' : 'gone')).observe(document.body, {
        subtree: true,
        childList: true,
        attributes: true,
        attributeFilter: ['data-state', 'hidden', 'class', 'style'],
      });
    });
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    const seen = () => page.evaluate<string[]>('window.seen');
    await eventually(async () => (await seen()).at(-1)).toBe('gone'); // a hidden dialog has no role any more
    expect((await seen())[0]).toBe('hidden');
  });

  test('that a script removes with the page’s content is cancelled and holds neither keys nor scrolling', async () => {
    const { page } = await stage.show(PAGE);
    await ask(page);
    await page.evaluate(() => {
      document.body.innerHTML = '<a id="next" href="#next">Next</a><p style="height:3000px">New</p>';
    });
    expect(await answerOf(page)).toBe('cancel');
    await page.keyboard.press('Tab');
    await eventually(() => page.evaluate('document.activeElement.id')).toBe('next');
    await page.mouse.wheel(0, 500);
    await eventually(() => page.evaluate('scrollY')).toBeGreaterThan(0);
  });

  test('is gone after 600 ms also when its transition never ends', async () => {
    const { page } = await show({
      reducedMotion: 'no-preference',
      clock: true,
    });
    await page.clock.resume();
    const dialog = await ask(page);
    await page.evaluate(() =>
      addEventListener('transitionend', (event) => event.stopImmediatePropagation(), true),
    );
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await page.clock.runFor(500);
    expect(await page.locator('.mortar-dialog-mount-point').count()).toBe(1);
    await page.clock.runFor(150);
    await page.locator('.mortar-dialog-mount-point').waitFor({ state: 'detached' });
  });

  test('is 350 px wide with 20 px of padding, and narrower than a small screen', async () => {
    const { page } = await show();
    const dialog = await ask(page);
    expect(
      await dialog.evaluate((element) => [
        element.getBoundingClientRect().width,
        getComputedStyle(element).padding,
      ]),
    ).toEqual([350, '20px']);
    await page.setViewportSize({ width: 320, height: 480 });
    const { x = -1, width = 999 } = (await dialog.boundingBox()) ?? {};
    expect([x >= 0, x + width <= 320]).toEqual([true, true]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });

  test('lies at 30000, each further one above', async () => {
    const { page } = await show();
    await ask(page);
    await ask(page, { title: 'And this?' });
    const layers = await page
      .locator('.mortar-dialog-layer')
      .evaluateAll((found) => found.map((layer) => Number(getComputedStyle(layer).zIndex)));
    expect(layers).toEqual([30_000, 30_001]);
  });

  test('is gone as soon as its transition has ended', async () => {
    const { page } = await show({
      reducedMotion: 'no-preference',
      clock: true,
    });
    await ask(page);
    await page.clock.pauseAt(new Date(Date.now() + 60_000)); // the time-out never comes, transitions have another clock
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.locator('.mortar-dialog-mount-point').waitFor({ state: 'detached' });
  });

  test.each([
    ["'Take it out?'", 'Take it out?'],
    ['1200', '1200'],
  ])('asked with the text %s alone asks just that', async (asked, text) => {
    const { page } = await show();
    await page.evaluate(`void mortar.confirm(${asked}).then((answer) => { window.answer = answer })`);
    const dialog = page.getByRole('dialog', { name: text });
    await dialog.getByText(text).waitFor();
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await eventually(() => page.evaluate('window.answer')).toBe('confirm');
  });

  test.each([undefined, null, {}, { style: 'confirm-or-maybe' }, { message: 7, labels: null }])(
    'asked with %j breaks nothing',
    async (question) => {
      const { page, errors } = await show();
      await page.evaluate(
        (asked) =>
          void (window as never as { mortar: { confirm(question: unknown): unknown } }).mortar.confirm(asked),
        question,
      );
      await settled(page);
      await page.keyboard.press('Escape');
      await page.locator('.mortar-dialog-mount-point').waitFor({ state: 'detached' });
      expect(errors).toEqual([]);
    },
  );

  test.each(['a 12n', 'a symbol', 'a proxy that throws'])('asked with %s breaks nothing', async (kind) => {
    const { page, errors } = await show();
    const junk: Record<string, string> = {
      'a 12n': '12n',
      'a symbol': "Symbol('x')",
      'a proxy that throws':
        "new Proxy({}, { get() { throw new Error('no') }, getOwnPropertyDescriptor() { throw new Error('no') } })",
    };
    await page.evaluate(`void mortar.confirm(${junk[kind]})`);
    await settled(page);
    await page.keyboard.press('Escape');
    await page.locator('.mortar-dialog-mount-point').waitFor({ state: 'detached' });
    expect(errors).toEqual([]);
  });
});
