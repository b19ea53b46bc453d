import type { Page } from 'playwright';
import { vi } from 'vitest';

/**
 * The value of a condition in a page once it is truthy; also works in hooks. `page.waitForFunction` would first load a
 * script of a third of a megabyte into the page, which takes as long as a small fixture itself.
 */
export function until<Value, Argument>(
  page: Page,
  condition: string | ((argument: Argument) => Value),
  argument?: Argument,
): Promise<Value> {
  return vi.waitFor(
    async () => {
      const value = await page.evaluate(condition as (argument: unknown) => Value, argument);
      if (!value) throw new Error(`It never came true: ${condition}`);
      return value;
    },
    { timeout: 10_000, interval: 50 },
  );
}
