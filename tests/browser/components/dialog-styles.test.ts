import { describe, expect, test } from 'vitest';
import { axeFaults } from '../axe.ts';
import { useStage, type VisitOptions } from '../harness.ts';
import { answerOf, ask, PAGE } from './dialog-page.ts';

const stage = useStage();

describe('a dialog', () => {
  test.each([
    ['that resets everything', '* { all: unset } button, h2, p { display: none } div { visibility: hidden }'],
    ['that hides by force', '[role=dialog], dialog, button, h2, p { display: none !important }'],
    [
      'that hides every element by force',
      'body * { visibility: hidden !important; position: static !important }',
    ],
    ['that shows its own by a class', 'div[role="dialog"]:not(.open) { transform: scale(0) }'],
    [
      'of odd boxes',
      ':root { font-size: 62.5% } * { box-sizing: content-box; max-width: none } div { position: fixed }',
    ],
  ])('can be read and answered on a page %s', async (_how, styles) => {
    const html = PAGE.replace('</head>', `<style>${styles}</style></head>`);
    const { page } = await stage.show(html, { reducedMotion: 'reduce' });
    await page.evaluate(
      "void mortar.confirm({ title: 'Take it out?', message: 'It is still warm.' }).then((answer) => { window.answer = answer })",
    );
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    expect((await dialog.boundingBox())?.width).toBe(350);
    for (const text of ['Take it out?', 'It is still warm.'])
      expect(await dialog.getByText(text).isVisible()).toBe(true);
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    expect(await answerOf(page)).toBe('confirm');
    await page.locator('.mortar-dialog-layer').waitFor({ state: 'detached' });
  });

  test('is not transparent on a page that fades in its own', async () => {
    const styles = '<style>[role=dialog] { opacity: 0 } [role=dialog].open { opacity: 1 }</style>';
    const { page } = await stage.show(PAGE.replace('</head>', `${styles}</head>`), {
      reducedMotion: 'reduce',
    });
    expect(await (await ask(page)).evaluate((dialog) => getComputedStyle(dialog).opacity)).toBe('1');
  });

  test('is answered by the button that was pressed, where a page lays a decoration over its buttons', async () => {
    const styles =
      '<style>button { position: relative } button::after { content: ""; position: absolute; inset: 0 }</style>';
    const { page } = await stage.show(PAGE.replace('</head>', `${styles}</head>`));
    const dialog = await ask(page);
    const { x = 0, y = 0 } = (await dialog.getByRole('button', { name: 'Cancel' }).boundingBox()) ?? {};
    await page.mouse.click(x + 9, y + 9);
    expect(await answerOf(page)).toBe('cancel');
  });

  test('keeps the colours of its buttons, where a page sets its own by type and for the pointer', async () => {
    const styles =
      '<style>button, [type="button"] { background: none } button:hover { color: #fff; background: #000 }</style>';
    const { page } = await stage.show(PAGE.replace('</head>', `${styles}</head>`));
    const dialog = await ask(page);
    const coloursOf = (name: string) =>
      dialog.getByRole('button', { name }).evaluate((button) => {
        const { color, backgroundColor } = getComputedStyle(button);
        return [color, backgroundColor];
      });
    expect(await coloursOf('Confirm')).toEqual(['rgb(255, 255, 255)', 'rgb(29, 29, 31)']);
    await dialog.getByRole('button', { name: 'Cancel' }).hover();
    expect(await coloursOf('Cancel')).toEqual(['rgb(29, 29, 31)', 'rgb(239, 238, 236)']);
  });

  test.each([
    ['from right to left', 'dir="rtl"', {}],
    ['in letters twice as large', '', { size: '200%' }],
    ['in forced colours', '', { forcedColors: 'active' as const }],
  ])(
    'fits a screen of 320 px %s',
    async (_how, attribute, { size = '100%', ...options }: VisitOptions & { size?: string }) => {
      const html = PAGE.replace('<html', `<html ${attribute}`);
      const { page } = await stage.show(html, {
        reducedMotion: 'reduce',
        viewport: { width: 320, height: 300 },
        ...options,
      });
      const dialog = await ask(page, { message: `It is still warm. ${'Kiln'.repeat(40)}` });
      await dialog.evaluate((element, fontSize) => element.style.setProperty('font-size', fontSize), size);
      for (const part of [dialog, ...(await dialog.getByRole('button').all())]) {
        const { x = -1, width = 999 } = (await part.boundingBox()) ?? {};
        expect([x >= 0, x + width <= 320]).toEqual([true, true]);
      }
      const [first, last] = await dialog.getByRole('button').all();
      const start = async (button = first) => (await button?.boundingBox())?.x ?? 0;
      if (size === '100%') expect((await start(first)) > (await start(last))).toBe(attribute !== '');
      expect(await axeFaults(page)).toEqual([]);
      await dialog.getByRole('button', { name: 'Confirm' }).click(); // what is too tall scrolls
      expect(await answerOf(page)).toBe('confirm');
    },
  );
});

const BODIES = ['transform: translateZ(0)', 'filter: contrast(1.1)', 'perspective: 100px', 'contain: paint'];

test.each(BODIES)('a dialog is in the middle of the window on a body with %s', async (style) => {
  const sheet = `<style>body { height: 5000px; ${style} }</style></head>`;
  const { page } = await stage.show(PAGE.replace('</head>', sheet), { reducedMotion: 'reduce' });
  await page.evaluate('scrollTo(0, 2000)');
  await page.evaluate("void mortar.confirm({ title: 'Take it out?', message: 'It is still warm.' })");
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  const place = () =>
    dialog.evaluate((box) => {
      const { left, right, top, bottom } = box.getBoundingClientRect();
      const { clientWidth } = document.documentElement;
      return [left + right - clientWidth, top + bottom - innerHeight].map((offset) => Math.abs(offset) < 20);
    });
  expect(await place()).toEqual([true, true]);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
});
