import { readdirSync } from 'node:fs';
import type { Page } from 'playwright';
import { DIST } from '../harness.ts';

/**
 * A page's scripts cannot call the overlay; calls that fail do. Here the chunk behind `mortar.toast()` is one that
 * has just failed with the message it is given.
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

/** A call fails, in words or without any. */
export async function failWith(page: Page, failure?: string): Promise<void> {
  await page.evaluate(
    (message) =>
      (window as never as { mortar: { toast(failure?: string): Promise<void> } }).mortar.toast(message),
    failure,
  );
}
