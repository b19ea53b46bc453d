import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { axeFaults } from './axe.ts';
import { eventually } from './eventually.ts';
import { pageOf, useStage, type VisitOptions } from './harness.ts';
import { settled } from './wire.ts';

const stage = useStage();
const TEXT = 'Held at 1,240 °C for twenty minutes.';
const HTML = pageOf({
  head: '<style>main { padding: 100px; height: 3000px } #help { width: 200px; height: 60px }</style>',
  body: `<main><h1>Kiln</h1><p id="note">Hot.</p>
    <button id="help" aria-describedby="note" data-tooltip="${TEXT}">Stone<b>ware</b></button>
    <button id="other" data-tooltip="The other one.">Other</button>
    <button id="empty" data-tooltip="  ">Empty</button>
    <input id="field" aria-label="Name" data-tooltip="We write it on the jar."></main>`,
});
const show = (options: VisitOptions = {}, html = HTML) =>
  stage.show(html, { reducedMotion: 'reduce', ...options });
const tooltip = (page: Page) => page.getByRole('tooltip');
const noTooltip = (page: Page) => tooltip(page).waitFor({ state: 'detached' });
const describedBy = (page: Page, id = 'help') => page.locator(`#${id}`).getAttribute('aria-describedby');

/** A page whose clock stands still and whose tooltips have been loaded. */
async function showStill(options: VisitOptions = {}) {
  const visit = await show({ ...options, prepare: (page) => page.clock.install() });
  const { page } = visit;
  await focusByKeyboard(page, 'other');
  await tooltip(page).waitFor();
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await noTooltip(page);
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  return visit;
}

/** Moves the pointer to so many px from the element's corner; answers where that is in the viewport. */
async function point(page: Page, id: string, dx: number, dy: number) {
  const { x = 0, y = 0 } = (await page.locator(`#${id}`).boundingBox()) ?? {};
  await page.mouse.move(x + dx, y + dy);
  return { x: x + dx, y: y + dy };
}

/** Scripted focus after a key counts as the keyboard's. */
async function focusByKeyboard(page: Page, id: string) {
  await page.keyboard.press('Shift');
  await page.locator(`#${id}`).focus();
}

describe('under a pointer', () => {
  test('a tooltip comes after 1200 ms, where the pointer is then', async () => {
    const { page } = await showStill();
    await point(page, 'help', 10, 10);
    await page.clock.runFor(600);
    const pointer = await point(page, 'help', 20, 30);
    await page.clock.runFor(590);
    expect(await tooltip(page).count()).toBe(0);
    await page.clock.runFor(20);
    await tooltip(page).waitFor();
    expect(await tooltip(page).textContent()).toBe(TEXT);
    const { x, y, width } = (await tooltip(page).boundingBox()) ?? {};
    expect([x, y, width]).toEqual([pointer.x + 15, pointer.y + 15, 250]);
    await page.clock.resume(); // axe waits by the clock
    expect(await axeFaults(page)).toEqual([]);
  });

  test('moving over the parts of an element does not begin the wait anew, leaving it does', async () => {
    const { page } = await showStill();
    await point(page, 'help', 5, 5);
    await page.clock.runFor(700);
    await page.locator('#help b').hover();
    await page.clock.runFor(600);
    await tooltip(page).waitFor();
    await page.mouse.move(600, 700);
    await page.clock.runFor(400);
    await noTooltip(page);
    await point(page, 'help', 5, 5);
    await page.clock.runFor(700);
    await page.mouse.move(600, 700);
    await point(page, 'help', 5, 5);
    await page.clock.runFor(700);
    expect(await tooltip(page).count()).toBe(0);
  });

  test('the wait counts from when the pointer came, however late the chunk arrives', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { page } = await show({
      prepare: (opened) =>
        opened.route('**/chunks/tooltip-*', async (route) => {
          await held;
          await route.continue();
        }),
    });
    const asked = page.waitForRequest(/chunks\/tooltip-/);
    await page.locator('#help').hover();
    await asked;
    const cameAt = await page.evaluate('Date.now()');
    await page.waitForFunction((since) => Date.now() - since > 1300, cameAt as number);
    const arrived = page.waitForResponse(/chunks\/tooltip-/);
    release();
    await (await arrived).finished();
    await tooltip(page).waitFor({ timeout: 1000 });
  });

  test('stays 20 px from the edges', async () => {
    const { page } = await showStill({ viewport: { width: 320, height: 240 } });
    await page.locator('#other').evaluate((other) => {
      Object.assign(other.style, { position: 'fixed', right: '0', bottom: '0' });
    });
    await page.locator('#other').hover();
    await page.clock.runFor(1250);
    await tooltip(page).waitFor();
    const { x = 0, y = 0, width = 0, height = 0 } = (await tooltip(page).boundingBox()) ?? {};
    expect([x >= 20, y >= 20, x + width <= 300, y + height <= 220]).toEqual([true, true, true, true]);
    expect(width).toBe(250);
  });

  test('the pointer may go over to the tooltip and rest there', async () => {
    const { page } = await showStill();
    await point(page, 'help', 190, 50);
    await page.clock.runFor(1250);
    await tooltip(page).hover();
    await page.clock.runFor(5000);
    expect(await tooltip(page).isVisible()).toBe(true);
    await page.mouse.move(900, 700);
    await page.clock.runFor(400);
    await noTooltip(page);
    expect(await describedBy(page)).toBe('note');
  });

  test('there is one at a time', async () => {
    const { page } = await showStill();
    await page.locator('#help').hover();
    await page.clock.runFor(1250);
    await tooltip(page).getByText(TEXT).waitFor();
    await focusByKeyboard(page, 'field');
    await tooltip(page).getByText('We write it on the jar.').waitFor();
    expect(await tooltip(page).count()).toBe(1);
    expect([await describedBy(page), await describedBy(page, 'field')]).toEqual(['note', 'mortar-tooltip']);
  });

  const endings: Record<string, (page: Page) => Promise<unknown>> = {
    'scrolls away': (page) => page.evaluate(() => scrollBy(0, 50)),
    'presses Escape': (page) => page.keyboard.press('Escape'),
    'meets a script that removes the element': (page) =>
      page.locator('#help').evaluate((help) => help.remove()),
    'meets a script that removes a part of the page': (page) =>
      page.locator('main').evaluate((main) => main.remove()),
    'changes the size of the window': (page) => page.setViewportSize({ width: 900, height: 500 }),
  };

  test.each(Object.entries(endings))('it hides when the visitor %s', async (_what, end) => {
    const { page, errors } = await showStill();
    await page.locator('#help').hover();
    await page.clock.runFor(1250);
    await tooltip(page).waitFor();
    await end(page);
    await noTooltip(page);
    expect(errors).toEqual([]);
  });
});

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
  test('without a text', async () => {
    const { page } = await showStill();
    await page.locator('#empty').hover();
    await page.clock.runFor(2000);
    await focusByKeyboard(page, 'empty');
    await settled(page);
    expect(await tooltip(page).count()).toBe(0);
  });

  test('for a finger, which has gone before it could be read', async () => {
    const { page } = await show({ hasTouch: true });
    await page.locator('#help').tap();
    await page.waitForTimeout(1500); // nothing happens, so there is nothing to wait for
    expect(await tooltip(page).count()).toBe(0);
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

test('where its part of the script cannot be loaded, the page goes on', async () => {
  const { page, messages, errors } = await show({
    prepare: (opened) => opened.route('**/chunks/tooltip-*', (route) => route.abort()),
  });
  await focusByKeyboard(page, 'help');
  const said = () => messages.some(({ text }) => text.includes('tooltip: its chunk could not be loaded'));
  await eventually(said).toBe(true);
  expect(await describedBy(page)).toBe('note');
  expect(errors).toEqual([]);
});
