import { readdirSync } from 'node:fs';
import type { Page } from 'playwright';
import { DIST } from '../harness.ts';

/**
 * Scripts of a page can't open the overlay, only failed API calls do. So the chunk behind `mortar.toast()` is replaced
 * by one that fails with the message it gets.
 */
export async function failOnToast(page: Page): Promise<void> {
  const chunk = readdirSync(`${DIST}/chunks`).find((file) => file.startsWith('system-error-'));
  await page.route('**/chunks/toast-*.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `import { showSystemError } from './${chunk}'; export const toast = async (runtime, failure) => showSystemError(runtime, failure);`,
    }),
  );
}

/** Makes a call fail, with a message or without one. */
export async function failWith(page: Page, failure?: string): Promise<void> {
  await page.evaluate(
    (message) =>
      (window as never as { mortar: { toast(failure?: string): Promise<void> } }).mortar.toast(message),
    failure,
  );
}
