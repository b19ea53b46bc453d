import type { Dispose } from '../../../data/dispose';
import { operate } from '../../../dom/delegate';
import { addStyles } from '../../../dom/styles';
import { t } from '../../../i18n/t';

import { createSlideIndex } from '../geometry/slide-index';
import type { Carousel } from './moving';
import styles from './thumbnails.css';

/** The widest gap in px between small pictures (specification, section 9, gallery). */
const WIDEST_GAP = 5;

/** A strip of small pictures: a gallery of its own that is linked, so that both show the same slide. */
export function startThumbnails(carousel: Carousel, strip: HTMLElement, kind: 'img' | 'button'): Dispose {
  const { index, signal } = carousel;
  const thumbnails = [...strip.querySelectorAll<HTMLElement>(kind)];
  dressStrip(carousel, strip);
  const linked = createSlideIndex(
    { count: thumbnails.length, loop: true, start: index.current },
    {
      onChange({ from, to }) {
        markThumbnail(carousel, thumbnails[from], false);
        markThumbnail(carousel, thumbnails[to], true);
        const isCalm = carousel.runtime.media.prefersReducedMotion();
        centre(strip, thumbnails[to], isCalm ? 'instant' : 'smooth');
        linked.settle();
      },
      onReached() {}, // it is never stepped
    },
  );
  thumbnails.forEach((thumbnail, at) => {
    operate(thumbnail, () => linked.goTo(at), signal);
    markThumbnail(carousel, thumbnail, at === index.current);
  });
  index.link(linked);
  return addStyles(styles, carousel.runtime.tag.nonce);
}

function dressStrip({ attributes, runtime, settings }: Carousel, strip: HTMLElement): void {
  const gap = Math.min(settings.padding ?? WIDEST_GAP, WIDEST_GAP);
  attributes.toggleClass(strip, 'sqs-gallery-design-strip', true);
  attributes.toggleClass(strip, 'mortar-gallery-thumbnails', true);
  attributes.style(strip, 'height', `${settings['thumbnail-strip-height']}px`);
  attributes.style(strip, 'margin-top', `${settings['thumbnail-strip-margin']}px`);
  attributes.style(strip, 'gap', `${gap}px`);
  attributes.set(strip, 'role', 'group');
  attributes.set(strip, 'aria-label', t(runtime, 'Thumbnails'));
}

function markThumbnail(
  { attributes }: Carousel,
  thumbnail: HTMLElement | undefined,
  isActive: boolean,
): void {
  if (!thumbnail) return;
  attributes.toggleClass(thumbnail, 'sqs-active-slide', isActive);
  attributes.set(thumbnail, 'aria-current', isActive ? 'true' : null);
}

/** The strip scrolls along; the page does not. */
function centre(strip: HTMLElement, thumbnail: HTMLElement | undefined, behavior: ScrollBehavior): void {
  if (!thumbnail) return;
  const left = thumbnail.offsetLeft - (strip.clientWidth - thumbnail.offsetWidth) / 2;
  strip.scrollTo({ left, behavior });
}
