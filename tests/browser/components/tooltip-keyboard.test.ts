import { describe, expect, test } from 'vitest';
import { axeFaults } from '../axe.ts';
import { eventually } from '../eventually.ts';
import { useStage, type VisitOptions } from '../harness.ts';
import { settled } from '../wire.ts';
import { describedBy, focusByKeyboard, HTML, noTooltip, TEXT, tooltip } from './tooltip-page.ts';

const stage = useStage();
const show = (options: VisitOptions = {}, html = HTML) =>
  stage.show(html, { reducedMotion: 'reduce', ...options });

describe('by keyboard', () => {
  test('a tooltip is there at once, below its element, and describes it', async () => {
    const { page } = await show();
    await focusByKeyboard(page, 'help');
    await tooltip(page).waitFor();
    const box = (await page.locator('#help').boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const { x = 0, y = 0, width = 0 } = (await tooltip(page).boundingBox()) ?? {};
    expect(y).toBe(box.y + box.height + 15);
    expect(Math.abs(x + width / 2 - (box.x + box.width / 2))).toBeLessThan(1);
    expect(await describedBy(page)).toBe('note mortar-tooltip');
    await page.getByRole('button', { description: `Hot. ${TEXT}` }).waitFor();
    expect(await axeFaults(page)).toEqual([]);
  });

  test('it goes with the focus, and the element is as the server sent it', async () => {
    const { page } = await show();
    await focusByKeyboard(page, 'help');
    await tooltip(page).waitFor();
    await page.keyboard.press('Tab');
    await tooltip(page).getByText('The other one.').waitFor();
    expect(await describedBy(page)).toBe('note');
    await page.keyboard.press('Tab');
    await noTooltip(page);
    expect(await describedBy(page, 'other')).toBe(null);
    expect(await page.locator('.mortar-tooltip-mount-point').count()).toBe(0);
  });

  test('it follows its element while the page scrolls, and goes when that is out of sight', async () => {
    const { page } = await show();
    await focusByKeyboard(page, 'help');
    await tooltip(page).waitFor();
    const top = async () => (await tooltip(page).boundingBox())?.y ?? 0;
    const before = await top();
    await page.evaluate(() => scrollBy(0, 60));
    await eventually(top).toBe(before - 60);
    await page.evaluate(() => scrollBy(0, 1000));
    await noTooltip(page);
  });

  test('it comes with a focus that scrolls to its element', async () => {
    const { page } = await show();
    await page.locator('#help').evaluate((help) => Object.assign(help.style, { marginTop: '2000px' }));
    await focusByKeyboard(page, 'help');
    await tooltip(page).waitFor();
    await settled(page);
    expect(await tooltip(page).isVisible()).toBe(true);
  });

  test('Escape closes the tooltip in a dialog and not the dialog', async () => {
    const { page } = await show();
    await page.evaluate("void mortar.confirm({ title: 'Sure?' })");
    await page.getByRole('dialog').waitFor();
    await page.getByRole('button', { name: 'Confirm' }).evaluate((button) => {
      button.dataset.tooltip = 'Cannot be undone.';
    });
    await page.keyboard.press('Tab');
    await tooltip(page).getByText('Cannot be undone.').waitFor();
    const isOnTop = await tooltip(page).evaluate((element) => {
      const { left, top } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + 10, top + 10));
    });
    expect(isOnTop).toBe(true);
    await page.keyboard.press('Escape');
    await noTooltip(page);
    expect(await page.getByRole('dialog').isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });
});

describe('there is no tooltip', () => {
  test('for a finger, which has gone before it could be read', async () => {
    const { page } = await show({ hasTouch: true, clock: true });
    await page.locator('#help').tap();
    await settled(page);
    await page.clock.runFor(2000);
    expect(await tooltip(page).count()).toBe(0);
  });

  test('left of a field that a finger has tapped once another one is tapped', async () => {
    const { page } = await show({ hasTouch: true });
    await page.locator('#field').tap();
    await tooltip(page).getByText('We write it on the jar.').waitFor();
    await page.locator('h1').tap();
    await noTooltip(page);
  });

  test('for a focus that a click brought', async () => {
    const { page } = await show();
    await page.locator('#help').click();
    await settled(page);
    expect(await tooltip(page).count()).toBe(0);
  });

  test('and no chunk on a page whose tooltips nobody needs', async () => {
    const { page, requests } = await show();
    await page.locator('h1').hover();
    await page.mouse.move(900, 700);
    await settled(page);
    expect(requests.filter((address) => /chunks\/(tooltip|react)/.test(address))).toEqual([]);
  });
});

test('a tooltip is text, whatever it looks like', async () => {
  const html = HTML.replace(TEXT, '&lt;img src=x onerror=&quot;window.pwned=1&quot;&gt;');
  const { page } = await show({}, html);
  await focusByKeyboard(page, 'help');
  await tooltip(page).waitFor();
  expect(await tooltip(page).textContent()).toBe('<img src=x onerror="window.pwned=1">');
  expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
});

test('on a page with hostile styles a tooltip is seen', async () => {
  const styles = `* { all: unset } [role=tooltip], [popover] { display: none !important; position: static !important }
    div { visibility: hidden !important } main { position: fixed; inset: 0; z-index: 2147483647 }`;
  const { page } = await show({}, HTML.replace('</head>', `<style>${styles}</style></head>`));
  await focusByKeyboard(page, 'help');
  await tooltip(page).waitFor();
  expect((await tooltip(page).boundingBox())?.width).toBe(250);
});
