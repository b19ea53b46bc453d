import type { Page } from 'playwright';
import { readAllPages } from '../../../demo-pages/server/pages/page-file.ts';
import type { Stage, VisitOptions } from '../harness.ts';
import { until } from '../until.ts';
import { settled } from '../wire.ts';

export const PAGES = (await readAllPages()).map(({ path }) =>
  path.replace(/\/index$/, '/').replace('/not-found', '/nothing-here'),
);

/** Pages that have broken blocks or missing pictures on purpose. */
export const SHOWS_MISTAKES = ['/features/broken', '/features/lightbox', '/blocks/image'];

/** Opens a demo page and records layout shifts, policy violations and errors; the long page with fewer pictures. */
export const visitDemo = (stage: Stage, path: string, options: VisitOptions = {}) =>
  stage.visit(path.replace(/\/many$/, '/many?images=100'), { ...options, before: WATCH + KEEP_ERRORS });

/** ResizeObserver loops are only reported to the page. */
const KEEP_ERRORS = `
  window.uncaught = [];
  addEventListener('error', ({ message }) => window.uncaught.push(message));`;

/** Shifts inside Chromium's own player have no node of the page. */
const WATCH = `
  window.shifts = []; window.violations = [];
  const isPlayers = ({ sources }) => document.querySelector('audio, video') && sources.every(({ node }) => !node);
  new PerformanceObserver((list) => list.getEntries().filter((shift) => !isPlayers(shift)).forEach(({ value, sources }) => window.shifts.push(value + ' ' + sources.map(({ node }) => node?.className || node?.nodeName)))).observe({ type: 'layout-shift', buffered: true });
  addEventListener('securitypolicyviolation', ({ violatedDirective, sourceFile }) => window.violations.push(sourceFile && sourceFile !== location.href ? violatedDirective + ' ' + sourceFile : violatedDirective));`;

/** Drawing hundreds of pictures takes long; where this is used, their contents don't matter. */
export const simplePictures = (page: Page) =>
  page.route('**/images/*', (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"/>',
    }),
  );

/** Scrolls down a screen at a time, with a frame after each step. */
export async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    }
  });
  await settled(page);
  await until(page, () => !document.querySelector('img.loading'));
}
