import type { Page } from 'playwright';
import { pageOf, type Stage, type Visit, type VisitOptions } from '../harness';
import { until } from '../until';

/** Records the events of galleries as `name detail`. */
const NOTE_EVENTS = `window.told = [];
for (const name of ['change', 'reachedEnd', 'reachedBeginning'])
  addEventListener('gallery:' + name, ({ detail }) => told.push(name + (detail.index ?? '')));`;

/** Opens a page with galleries and waits until they are mounted. */
export async function showGalleries(
  stage: Stage,
  body: string,
  options: VisitOptions & { context?: object } = {},
): Promise<Visit> {
  const { context = {}, before = '', ...visit } = options;
  const html = pageOf({ body: `<main>${body}</main>`, head: STYLE, context: { ...context } });
  const shown = await stage.show(html, { ...visit, before: `${NOTE_EVENTS}${before}` });
  await until(
    shown.page,
    "mortar.blocks().length > 0 && mortar.blocks().every(({ state }) => state === 'mounted')",
  );
  return shown;
}

/** As in the demo's style sheet, the slides are a scrolling row until the script runs. */
const STYLE =
  '<style>body{margin:0}main{width:800px;max-width:100%}.previous,.next{display:inline-block;min-width:44px;min-height:44px}[data-block]:not([data-block-state="mounted"]) .sqs-gallery{display:flex;gap:20px;overflow:auto}[data-block]:not([data-block-state="mounted"]) .slide{flex:none;width:100%;height:300px}</style>';

/** The ids of slides marked as active. */
export function activeSlides(page: Page): Promise<string[]> {
  return page
    .locator('.sqs-gallery > .sqs-active-slide, figure.sqs-active-slide')
    .evaluateAll((slides) => slides.map(({ id }) => id));
}

/** The ids of the focusable slides inside `root`. */
export function reachable(page: Page, root: string): Promise<string[]> {
  return page.locator(`${root} .slide:not([inert])`).evaluateAll((slides) => slides.map(({ id }) => id));
}

/** Two frames, after which observers have reported what is in view. */
export const drawn = (page: Page) =>
  page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');

export const told = (page: Page) => page.evaluate<string[]>('told');
