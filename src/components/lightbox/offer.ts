import { ChunkLoadError } from '../../data/errors';
import { webAddress } from '../../data/links/navigable';
import type { ServerAttributes } from '../../dom/attributes';
import { isWithModifier } from '../../dom/delegate';
import * as page from '../../dom/page';
import { t } from '../../i18n/t';
import { savesData } from '../../media/images/responsive-image';
import type { ChunkModules } from '../../runtime/chunks';
import type { ErrorPlace } from '../../runtime/events';
import type { Runtime } from '../../runtime/types';
import { requestPicture } from './request-picture';
import type { LightboxOptions, LightboxSlide } from './slides';

/** Milliseconds a visitor waits for the lightbox after a click. */
const PATIENCE = 5000;

/** What a block passes to offer the lightbox. */
export interface LightboxOffer {
  readonly runtime: Runtime;
  readonly where: ErrorPlace;
  readonly root: HTMLElement;
  readonly signal: AbortSignal;
  /** The slide opened by a click on the element. */
  slideAt(element: Element): number | undefined;
  options(index: number): LightboxOptions;
}

/** A slide whose full picture is on its way. */
interface RequestedSlide {
  readonly index: number;
  readonly slide: LightboxSlide;
}

/**
 * Opens the lightbox on click, Enter or Space, and preloads it once the page is idle: a finger gives no earlier sign.
 * Returns a function that opens it at a slide. If it can't be loaded in time, the link leads to its picture, and the
 * failure is reported once.
 */
export function offerLightbox(offer: LightboxOffer): (index: number) => Promise<void> {
  const { runtime, where, root, signal } = offer;
  let hasFailed = false;
  let requested: RequestedSlide | undefined;

  async function open(index: number): Promise<void> {
    request(index);
    const options = withRequested(offer.options(index), requested);
    requested = undefined;
    try {
      const { openLightbox } = await loadInTime(runtime);
      if (!signal.aborted) openLightbox(runtime, options);
    } catch (error) {
      if (!hasFailed) runtime.report(error, where);
      hasFailed = true;
      followLink(options.slide(index)?.origin);
    }
  }

  /** The picture doesn't wait for the lightbox, nor for the end of the press. */
  function request(index: number): void {
    const slide = requested?.index === index ? undefined : offer.options(index).slide(index);
    if (slide) requested = { index, slide: { ...slide, requested: requestPicture(slide) } };
  }

  const prepare = () => loadStyled(offer).catch(() => {}); // the click tries again, and reports

  const at = ({ target }: Event) => (target instanceof Element ? offer.slideAt(target) : undefined);

  function loadAhead(event: Event): void {
    if (at(event) === undefined) return;
    void prepare();
    runtime.chunks.load('lightbox-controls').catch(() => {});
  }

  /** A finger that touches a slide may only be scrolling. */
  function requestAt(event: PointerEvent): void {
    const index = event.pointerType === 'touch' || isBrowsersOwn(event) ? undefined : at(event);
    if (index !== undefined) request(index);
  }

  function openAt(event: MouseEvent | KeyboardEvent): void {
    const index = event.defaultPrevented || isBrowsersOwn(event) ? undefined : at(event);
    if (index === undefined) return;
    event.preventDefault();
    void open(index);
  }

  for (const sign of ['pointerover', 'touchstart', 'focusin'])
    root.addEventListener(sign, loadAhead, { signal, passive: true });
  root.addEventListener('pointerdown', requestAt, { signal, passive: true });
  root.addEventListener('click', openAt, { signal });
  root.addEventListener('keydown', (event) => isPress(event) && openAt(event), { signal });
  if (!savesData()) page.whenLoaded(() => page.whenIdle(() => signal.aborted || prepare()));
  return open;
}

function withRequested(options: LightboxOptions, requested: RequestedSlide | undefined): LightboxOptions {
  return {
    ...options,
    slide: (index) => (index === requested?.index ? requested.slide : options.slide(index)),
  };
}

/** Everything the first frame would wait for: the lightbox and its styles. */
async function loadStyled({ runtime, signal }: LightboxOffer): Promise<void> {
  const { styleAhead } = await loadLightbox(runtime);
  styleAhead(runtime, signal);
}

/** Requests the shared code that the chunk is about to ask for together with it, not after it. */
function loadLightbox({ chunks }: Runtime): Promise<ChunkModules['lightbox']> {
  chunks.load('modal').catch(() => {}); // the chunk asks again, and fails
  return chunks.load('lightbox');
}

/** A chunk that neither loads nor fails times out. */
function loadInTime(runtime: Runtime): Promise<ChunkModules['lightbox']> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(new ChunkLoadError('lightbox', `no response within ${PATIENCE} ms`));
    const timer = setTimeout(giveUp, PATIENCE);
    const load = loadLightbox(runtime).finally(() => clearTimeout(timer));
    load.then(resolve, reject);
  });
}

/** Modified clicks open tabs and windows. */
function isBrowsersOwn(event: MouseEvent | KeyboardEvent): boolean {
  return isWithModifier(event) || (event instanceof MouseEvent && event.button > 0);
}

/** Enter or Space on an element with the button role; on native buttons, the browser creates a click. */
function isPress({ key, target, repeat }: KeyboardEvent): boolean {
  const isButton = target instanceof Element && target.matches('[role="button"]:not(button)');
  return /^(Enter| )$/.test(key) && isButton && !repeat;
}

function followLink(origin: HTMLElement | undefined): void {
  const address = origin instanceof HTMLAnchorElement && webAddress(origin.href, document.baseURI);
  if (address) location.assign(address);
}

/** Makes a picture a button for keyboards and screen readers. */
export function makeOpener(
  picture: HTMLElement,
  runtime: Runtime,
  attributes: ServerAttributes,
): HTMLElement {
  const label = `${t(runtime, 'View fullsize')} ${picture.getAttribute('alt') ?? ''}`;
  attributes.set(picture, 'role', 'button');
  attributes.set(picture, 'tabindex', '0');
  attributes.set(picture, 'aria-label', label.trim());
  attributes.style(picture, 'cursor', 'zoom-in');
  attributes.style(picture, 'outline-offset', '-3px'); // a box that clips its picture would clip the outline too
  return picture;
}
