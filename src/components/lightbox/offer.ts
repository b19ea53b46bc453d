import { webAddress } from '../../data/links/navigable';
import { isWithModifier } from '../../dom/delegate';
import * as page from '../../dom/page';
import { isPressKey } from '../../dom/press-key';
import { savesData } from '../../media/images/responsive-image';
import type { ErrorPlace } from '../../runtime/events';
import type { Runtime } from '../../runtime/types';
import { loadInTime, loadStyled } from './load-lightbox';
import { requestPicture } from './request-picture';
import type { LightboxOptions, LightboxSlide } from './slides';

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

  const prepare = () => loadStyled(runtime, signal).catch(() => {}); // the click tries again, and reports

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

/** Modified clicks open tabs and windows. */
function isBrowsersOwn(event: MouseEvent | KeyboardEvent): boolean {
  return isWithModifier(event) || (event instanceof MouseEvent && event.button > 0);
}

/** Enter or Space on an element with the button role; on native buttons, the browser creates a click. */
function isPress({ key, target, repeat }: KeyboardEvent): boolean {
  const isButton = target instanceof Element && target.matches('[role="button"]:not(button)');
  return isPressKey(key) && isButton && !repeat;
}

function followLink(origin: HTMLElement | undefined): void {
  const address = origin instanceof HTMLAnchorElement && webAddress(origin.href, document.baseURI);
  if (address) location.assign(address);
}
