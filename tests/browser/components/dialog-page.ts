import type { Page } from 'playwright';
import { pageOf } from '../harness.ts';
import { until } from '../until.ts';

/** A page with a button that opens a dialog. */
export const PAGE = pageOf({
  body: '<main><h1>Shop</h1><p><button id="opener">Open</button> <a href="#x">Link</a></p></main>',
});
export const answerOf = (page: Page) => until(page, () => (window as never as { answer?: string }).answer);

/** Opens a dialog with the page's button; `window.answer` gets the answer. */
export async function ask(page: Page, question: Record<string, unknown> = {}) {
  await page.locator('#opener').focus();
  await page.evaluate((asked) => {
    const { mortar } = window as never as { mortar: { confirm(question: object): Promise<string> } };
    void mortar
      .confirm({ title: 'Take it out?', message: 'It is still warm.', ...asked })
      .then((answer) => Object.assign(window, { answer }));
  }, question);
  const dialog = page.getByRole('dialog').last();
  await dialog.waitFor();
  return dialog;
}
