import { asRecord, ownProperty } from '../../../data/fields';
import { isInEditor } from '../../../dom/editor';
import { createResizeScheduler } from '../../../dom/timing/resize';
import { siteDetails } from '../../../runtime/site-details';
import { slideAddress, slideInAddress } from '../geometry/slide-address';
import type { Gallery } from '../mounted-gallery';
import type { Carousel } from './carousel';

/** Milliseconds that a slide is shown before it is written down: browsers limit how often a page may do so. */
const DEBOUNCE = 300;

/** A gallery's place in the browser's history. */
export interface SlideHistory {
  /** The index of the slide that the page's address names, else of the first. */
  readonly start: number;
  /**
   * Writes the shown slide into the address, and shows the slide that Back and Forward lead to. A visit leaves one
   * entry, however many slides it sees.
   */
  follow(carousel: Carousel): void;
}

/** `undefined` where it is not wanted, where no address can name a slide, or where it is the editor's. */
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
  const { schedule, cancel } = createResizeScheduler(() => writeAddress(carousel), DEBOUNCE);

  function showAddressed(): void {
    isLed = true;
    index.goTo(slideInAddress(location, fullUrlOf(carousel), elements.slides) ?? start);
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

/** The collection's address; without one slides are found in addresses, but not written there. */
function fullUrlOf({ runtime }: Gallery): string | undefined {
  return siteDetails(runtime.site).collection?.fullUrl || undefined;
}

/** The first write adds an entry, further ones change it. */
function writeAddress(carousel: Carousel): void {
  const { elements, index } = carousel;
  const slide = elements.slides[index.current];
  const fullUrl = fullUrlOf(carousel);
  if (!slide?.id || !fullUrl) return;
  const write = ownProperty(asRecord(history.state), 'itemId') === undefined ? 'pushState' : 'replaceState';
  try {
    history[write]({ itemId: slide.url || slide.id }, '', slideAddress(fullUrl, slide.id));
  } catch (error) {
    console.warn(error); // the browser's limit is reached, or the site's address is another origin's
  }
}
