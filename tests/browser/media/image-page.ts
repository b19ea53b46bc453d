import type { Page } from 'playwright';
import { pageOf, type Stage, type Visit, type VisitOptions } from '../harness';
import { idle } from '../idle';
import { type PictureParts, picture } from '../markup';

/** A page with this body, without margins. */
export function showBody(stage: Stage, body: string, options: VisitOptions = {}): Promise<Visit> {
  return stage.show(pageOf({ head: '<style>body{margin:0}</style>', body }), options);
}

/** A page with one picture, `#one`; waits until it has loaded. */
export async function showPicture(
  stage: Stage,
  attributes: string,
  parts: PictureParts = {},
  options: VisitOptions = {},
): Promise<Visit> {
  const visit = await showBody(stage, picture('one', { attributes, ...parts }), options);
  await loaded(visit.page, 'one');
  return visit;
}

export function loaded(page: Page, id: string) {
  return page.waitForSelector(`#${id}.loaded`, { state: 'attached' });
}

/** The requested pictures, as `name?query`. */
export function asked({ requests }: Visit): string[] {
  return requests.filter((url) => url.includes('/images/')).map((url) => url.slice(url.lastIndexOf('/') + 1));
}

/** Waits for pending frames, observers and idle work. */
export async function calm(page: Page): Promise<void> {
  await page.evaluate<void>('new Promise((resolve) => requestAnimationFrame(() => resolve()))');
  await idle(page);
}
