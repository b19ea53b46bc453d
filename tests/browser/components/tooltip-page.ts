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
 * Moves the pointer to so many px from the element's corner; answers where that is in the viewport: at a whole pixel,
 * because Firefox tells no parts of one.
 */
export async function point(page: Page, id: string, dx: number, dy: number) {
  const box = (await page.locator(`#${id}`).boundingBox()) ?? { x: 0, y: 0 };
  const [x, y] = [Math.round(box.x + dx), Math.round(box.y + dy)] as const;
  await page.mouse.move(x, y);
  return { x, y };
}

/** Scripted focus after a key counts as the keyboard's. */
export async function focusByKeyboard(page: Page, id: string) {
  await page.keyboard.press('Shift');
  await page.locator(`#${id}`).focus();
}
