import type { Dispose } from '../../../../data/dispose';
import { addStyles } from '../../../../dom/styles';

import type { Carousel } from '../carousel';
import { fillSlides } from '../slide-styles';
import { startCarousel } from './carousel';
import { watchInView } from './in-view';
import styles from './row.css';
import { startStrip } from './strip';

const STYLES = fillSlides('strip') + styles;

/** Slides side by side, in groups or one by one. */
export function startRow(carousel: Carousel): Dispose[] {
  const stop = carousel.design === 'carousel' ? startCarousel(carousel) : startStrip(carousel);
  return [stop, watchInView(carousel), addStyles(STYLES, carousel.runtime.tag.nonce)];
}
