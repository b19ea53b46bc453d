import type { Page } from 'playwright';

/** The page's next idle moment after a frame. WebKit tells scripts of none, so it is given a tenth of a second. */
export const idle = (page: Page) =>
  page.evaluate<void>(`new Promise((resolve) => requestAnimationFrame(() =>
    window.requestIdleCallback ? requestIdleCallback(() => resolve()) : setTimeout(resolve, 100)))`);
