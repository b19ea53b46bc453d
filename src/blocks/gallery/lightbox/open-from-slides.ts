import { type LightboxOffer, offerLightbox } from '../../../components/lightbox/offer';
import { asRecord, oneOf, ownProperty, readNumber } from '../../../data/fields';
import { wrapIndex } from '../../../data/swipe';
import type { Gallery } from '../mounted-gallery';
import { slideInAddress } from '../slide-address';
import { findByElement, type Opener } from './openers';
import { readLightboxSlide, readSectionItems } from './slides';

/** Opens the lightbox from a slide, from the address of a slide, or on a script's request. */
export function openFromSlides(openers: readonly Opener[], gallery: Gallery): void {
  const { element, signal } = gallery;
  const open = offerLightbox(offerOf(openers, gallery));
  const openAsked = (event: Event) => void open(wrapIndex(askedIndex(event), openers.length));
  element.addEventListener('gallery:open-lightbox', openAsked, { signal });
  followAddress(openers, open, signal);
}

function askedIndex(event: Event): number {
  return Math.trunc(readNumber(ownProperty(asRecord((event as CustomEvent<unknown>).detail), 'index')) ?? 0);
}

function offerOf(openers: readonly Opener[], { element, runtime, settings, signal }: Gallery): LightboxOffer {
  const items = readSectionItems(element);
  return {
    runtime,
    where: { kind: 'block', name: 'gallery' },
    root: element,
    signal,
    slideAt: findByElement(openers),
    options: (index) => ({
      count: openers.length,
      slide: (index) => openers[index] && readLightboxSlide(openers[index], items),
      index,
      theme: oneOf('dark', 'light')(themeAt(openers[index]) ?? settings.lightboxTheme),
      loop: settings.loop,
      signal,
    }),
  };
}

/** Published openers carry their own theme. */
function themeAt(opener: Opener | undefined): string | null | undefined {
  return opener?.element.getAttribute('data-lightbox-theme');
}

/**
 * The address whose photo was opened last. If several galleries have that photo, only the first opens it, and
 * remounting doesn't open it again.
 */
let opened = '';

/** A link to a photo opens it, now and when the address changes. */
function followAddress(
  openers: readonly Opener[],
  open: (index: number) => Promise<void>,
  signal: AbortSignal,
): void {
  const slides = openers.map(({ slide }) => slide);
  const openNamed = () => {
    const index = slideInAddress(location, undefined, slides);
    if (index === undefined || opened === location.href) return;
    opened = location.href;
    void open(index);
  };
  const followChange = ({ oldURL }: HashChangeEvent) => {
    if (opened === oldURL) opened = '';
    openNamed();
  };
  openNamed();
  addEventListener('hashchange', followChange, { signal });
}
