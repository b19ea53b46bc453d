import { asRecord, ownProperty } from '../../../data/fields';
import { isInEditor } from '../../../dom/editor';
import { createResizeScheduler } from '../../../dom/timing/resize';
import { siteDetails } from '../../../runtime/site-details';
import type { Gallery } from '../mounted-gallery';
import { slideAddress, slideInAddress } from '../slide-address';
import type { Carousel } from './carousel';

/** Milliseconds a slide is shown before it is written to the address: browsers limit the rate. */
const DEBOUNCE = 300;

/** A gallery's state in the browser history. */
interface SlideHistory {
  /** The index of the slide in the page's address, else of the first slide. */
  readonly start: number;
  /**
   * Writes the current slide to the address, and handles Back and Forward. A visit adds only one entry, however many
   * slides are viewed.
   */
  follow(carousel: Carousel): void;
}

/** `undefined` if it is disabled, if slides have no addresses, or in the editor. */
export function createHistory(gallery: Gallery): SlideHistory | undefined {
  if (!gallery.settings.history) return undefined;
  const { slides } = gallery.elements;
  if (!slides.some(({ id, url }) => id || url) || isInEditor()) return undefined;
  const start = slideInAddress(location, fullUrlOf(gallery), slides) ?? 0;
  return { start, follow: (carousel) => follow(carousel, start) };
}

function follow(carousel: Carousel, start: number): void {
  const { index, elements, signal } = carousel;
  let isLed = false;
  let page = pageAddress();
  const { schedule, cancel } = createResizeScheduler(() => {
    writeAddress(carousel);
    page = pageAddress();
  }, DEBOUNCE);

  function showAddressed(): void {
    const addressed = slideInAddress(location, fullUrlOf(carousel), elements.slides);
    const isSamePage = page === pageAddress();
    page = pageAddress();
    if (addressed === undefined && isSamePage && location.href.includes('#')) return; // another part of the page
    isLed = true;
    index.goTo(addressed ?? start);
    isLed = false;
  }
  const followAddress = () => {
    cancel();
    index.atRest(showAddressed);
  };

  carousel.follow(() => {
    if (!isLed) schedule();
  });
  addEventListener('popstate', followAddress, { signal });
  addEventListener('hashchange', followAddress, { signal });
  signal.addEventListener('abort', cancel);
}

/** The collection's address; without one, slides are found by address but not written to it. */
function fullUrlOf({ runtime }: Gallery): string | undefined {
  return siteDetails(runtime.site).collection?.fullUrl || undefined;
}

/** The address without its hash. */
function pageAddress(): string {
  return location.pathname + location.search;
}

/** The first write adds an entry, later ones replace it; where the page's history is blocked, the hash names the slide. */
function writeAddress(carousel: Carousel): void {
  const { elements, index } = carousel;
  const slide = elements.slides[index.current];
  const fullUrl = fullUrlOf(carousel);
  if (!slide?.id || !fullUrl) return;
  const write = ownProperty(asRecord(history.state), 'itemId') === undefined ? 'pushState' : 'replaceState';
  try {
    if (!history[write]) location.hash = `itemId=${encodeURIComponent(slide.id)}`;
    else history[write]({ itemId: slide.url || slide.id }, '', slideAddress(fullUrl, slide.id));
  } catch (error) {
    console.warn(error); // rate limit reached, or the site's address is cross-origin
  }
}
