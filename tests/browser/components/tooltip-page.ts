import type { Page } from 'playwright';
import { pageOf } from '../harness.ts';

export const TEXT = 'Held at 1,240 °C for twenty minutes.';
export const HTML = pageOf({
  head: '<style>main { padding: 100px; height: 3000px } #help { width: 200px; height: 60px }</style>',
  body: `<main><h1>Kiln</h1><p id="note">Hot.</p>
    <button id="help" aria-describedby="note" data-tooltip="${TEXT}">Stone<b>ware</b></button>
    <button id="other" data-tooltip="The other one.">Other</button>
    <button id="empty" data-tooltip="  ">Empty</button>
    <input id="field" aria-label="Name" data-tooltip="We write it on the jar."></main>`,
});
export const tooltip = (page: Page) => page.getByRole('tooltip');
export const noTooltip = (page: Page) => tooltip(page).waitFor({ state: 'detached' });
export const describedBy = (page: Page, id = 'help') =>
  page.locator(`#${id}`).getAttribute('aria-describedby');

/**
 * Moves the pointer to an offset in px from the element's corner and returns its position in the viewport. In whole px,
 * because Firefox reports no fractions.
 */
export async function point(page: Page, id: string, dx: number, dy: number) {
  const box = (await page.locator(`#${id}`).boundingBox()) ?? { x: 0, y: 0 };
  const [x, y] = [Math.round(box.x + dx), Math.round(box.y + dy)] as const;
  await page.mouse.move(x, y);
  return { x, y };
}

/** Browsers treat scripted focus after a key press as keyboard focus. */
export async function focusByKeyboard(page: Page, id: string) {
  await page.keyboard.press('Shift');
  await page.locator(`#${id}`).focus();
}
