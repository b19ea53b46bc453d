import type { Page } from 'playwright';
import { pageOf, type Stage, type Visit, type VisitOptions } from '../harness';
import { idle } from '../idle';
import { type PictureParts, picture } from '../markup';

/** A page without margins around some markup. */
export function showBody(stage: Stage, body: string, options: VisitOptions = {}): Promise<Visit> {
  return stage.show(pageOf({ head: '<style>body{margin:0}</style>', body }), options);
}

/** A page with one picture, `#one`, once that is loaded. */
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

/** The pictures that were asked for, as `name?query`. */
export function asked({ requests }: Visit): string[] {
  return requests.filter((url) => url.includes('/images/')).map((url) => url.slice(url.lastIndexOf('/') + 1));
}

/** Lets everything that is due happen: frames, observers, idle work. */
export async function calm(page: Page): Promise<void> {
  await page.evaluate<void>('new Promise((resolve) => requestAnimationFrame(() => resolve()))');
  await idle(page);
}
