import type { Page } from 'playwright';
import { readAllPages } from '../../../demo-pages/server/page-file.ts';
import type { Stage, VisitOptions } from '../harness.ts';
import { until } from '../until.ts';
import { settled } from '../wire.ts';

export const PAGES = (await readAllPages()).map(({ path }) =>
  path.replace(/\/index$/, '/').replace('/not-found', '/nothing-here'),
);

/** Pages with broken blocks or pictures that are missing, on purpose. */
export const SHOWS_MISTAKES = ['/features/broken', '/features/lightbox', '/blocks/image'];

/** Opens a page of the demo site that keeps what moves, what is blocked, and its errors; the long one with fewer pictures. */
export const visitDemo = (stage: Stage, path: string, options: VisitOptions = {}) =>
  stage.visit(path.replace(/\/many$/, '/many?images=100'), { ...options, before: WATCH + KEEP_ERRORS });

/** A loop of size observers is told to the page only. */
const KEEP_ERRORS = `
  window.uncaught = [];
  addEventListener('error', ({ message }) => window.uncaught.push(message));`;

/** What Chromium moves within its own player names no node of the page. */
const WATCH = `
  window.shifts = []; window.violations = [];
  const isPlayers = ({ sources }) => document.querySelector('audio, video') && sources.every(({ node }) => !node);
  new PerformanceObserver((list) => list.getEntries().filter((shift) => !isPlayers(shift)).forEach(({ value, sources }) => window.shifts.push(value + ' ' + sources.map(({ node }) => node?.className || node?.nodeName)))).observe({ type: 'layout-shift', buffered: true });
  addEventListener('securitypolicyviolation', ({ violatedDirective, sourceFile }) => window.violations.push(sourceFile && sourceFile !== location.href ? violatedDirective + ' ' + sourceFile : violatedDirective));`;

/** Hundreds of drawn pictures take their time; where this is used it is enough that they are there. */
export const simplePictures = (page: Page) =>
  page.route('**/images/*', (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"/>',
    }),
  );

/** Down the page, a screen at a time, each with the time that a frame takes. */
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
