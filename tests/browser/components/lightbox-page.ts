import type { Page } from 'playwright';
import { eventually } from '../eventually';
import { pageOf, type Stage, type VisitOptions } from '../harness';

interface GalleryParts {
  readonly json?: Record<string, unknown>;
  /** Attributes of the block's root besides `data-block`. */
  readonly attributes?: string;
  readonly slides?: readonly string[];
  /** Markup before the gallery. */
  readonly around?: string;
}

/** A slide of a native gallery. */
export function slide(name: string, attributes = '', meta = ''): string {
  return `<div class="slide" data-type="image" data-slide-id="${name}" data-slide-url="${name}-url" ${attributes}><img id="${name}" data-src="/images/${name}.svg" data-image-dimensions="2500x1667" alt="Picture ${name}" data-load="false">${meta}</div>`;
}

const SLIDES = [
  slide(
    'loaves',
    '',
    '<div class="meta"><div class="meta-inside"><h3 class="meta-title">Loaves</h3><div class="meta-description"><p>From the <b>first</b> firing</p></div></div></div>',
  ),
  slide('bowls', 'data-title="Bowls &lt;i&gt;" data-description="&lt;p&gt;In three glazes&lt;/p&gt;"'),
  slide('hills'),
];

/** A grid of three slides, the first two with captions. */
export function gallery({
  json = {},
  attributes = '',
  slides = SLIDES,
  around = '',
}: GalleryParts = {}): string {
  const data = JSON.stringify({ design: 'grid', ...json });
  return `${around}<div data-block="gallery" id="gallery" data-block-json='${data}' ${attributes}><div class="sqs-gallery">${slides.join('')}</div></div>`;
}

export const STYLE =
  '<style>body{margin:0}.slide{width:200px;height:150px;overflow:hidden}.slide img{width:100%;height:100%}</style>';

/** Shows markup and waits for a mounted block; with reduced motion unless the test sets it. */
export async function show(stage: Stage, body: string, options: VisitOptions = {}, head = '') {
  const page = pageOf({ head: STYLE + head, body });
  const visit = await stage.show(page, { reducedMotion: 'reduce', ...options });
  await visit.page.waitForSelector('[data-block-state="mounted"]', { state: 'attached' });
  return visit;
}

const PREVIOUS_PAGE = '/about';

/** Visits another page first, since not every browser has its initial blank page in the history. */
export const visitPreviousPage = ({ server }: Stage, page: Page) => page.goto(server.url + PREVIOUS_PAGE);

/** Expects one step back to lead to the previous page. By script: a driver may wait for its load in vain. */
export async function expectBackToPreviousPage(page: Page): Promise<void> {
  await page.evaluate('setTimeout(() => history.back()); 0');
  await eventually(() => page.evaluate('location.pathname')).toBe(PREVIOUS_PAGE);
}

/** The open lightbox by its role and name. */
export function lightbox(page: Page) {
  return page.getByRole('dialog', { name: 'Gallery' });
}

/** Opens the lightbox with a picture on the page, and waits for the full picture. */
export async function openAt(page: Page, id: string) {
  await page.locator(`#${id}.loaded`).click();
  const dialog = lightbox(page);
  await dialog.waitFor();
  await dialog.locator('[data-shown="true"] [data-state="shown"]').waitFor();
  return dialog;
}

/** The paths of the current slide's images. */
export function shownPicture(page: Page) {
  return lightbox(page)
    .locator('[data-shown="true"] img')
    .evaluateAll((images) => images.map((image) => new URL((image as HTMLImageElement).src).pathname));
}

export function gone(page: Page) {
  return page.locator('.mortar-lightbox-mount-point').waitFor({ state: 'detached' });
}

/** The number of the lightbox's style sheets on the page. */
export function styleSheets(page: Page): Promise<number> {
  return page
    .locator('style')
    .evaluateAll(
      (sheets) => sheets.filter(({ textContent }) => textContent.includes('.mortar-lightbox')).length,
    );
}
