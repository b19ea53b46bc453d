import type { Page } from 'playwright';
import { pageOf } from '../harness.ts';

export const PAGE = pageOf({
  body: '<main><h1>Shop</h1><p><button id="opener">Save</button> <a href="#x">Link</a></p></main>',
});
export const LONG = 'Your order has reached the bakery, and we bake through the night.';
export const toasts = (page: Page) => page.locator('.mortar-toast[data-state="shown"]');
export const answers = (page: Page) => page.evaluate('window.answers ?? []');

/** Shows a toast from the page; its result is added to `window.answers`. */
export const say = (page: Page, message: unknown) =>
  page.evaluate((said) => {
    const own = window as never as { mortar: { toast(said: unknown): Promise<string> }; answers?: string[] };
    own.answers ??= [];
    void own.mortar.toast(said).then((answer) => own.answers?.push(answer));
  }, message);
