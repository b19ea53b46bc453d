import type { Dispose } from '../../../data/dispose';
import { markDesign } from '../mark-design';
import type { Gallery } from '../mounted-gallery';
import { startBullets } from './bullets';
import { type Carousel, createCarousel, writeState } from './carousel';
import { listenToGoTo } from './go-to-event';
import { createHistory } from './history';
import { takeKeys } from './keys';
import { describeGallery, markActive } from './marks';
import { startRow } from './row/index';
import { startStacked } from './stacked/index';
import { startSteppers } from './steppers';

export interface Motion {
  readonly carousel: Carousel;
  /**
   * Moves the slides from now on; listeners are added with `signal`.
   * @throws BlockDataError when there is no transition of the wanted name.
   */
  start(signal: AbortSignal): Dispose;
}

/** For a gallery that shows some slides at a time and moves between them. */
export function createMotion(gallery: Gallery): Motion {
  const history = createHistory(gallery);
  const carousel = createCarousel(gallery, history?.start ?? 0);
  return {
    carousel,
    start(signal) {
      const started = { ...carousel, signal };
      const stops = startMoving(started);
      history?.follow(started);
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}

function startMoving(carousel: Carousel): Dispose[] {
  const { elements, index, settings, attributes, design } = carousel;
  writeState(carousel);
  const stops = design === 'stacked' ? startStacked(carousel) : startRow(carousel);
  markDesign(carousel);
  if (!settings['auto-crop']) attributes.toggleClass(elements.list, 'mortar-contain', true);
  markActive(carousel);
  describeGallery(carousel);
  startSteppers(carousel);
  listenToGoTo(carousel);
  startBullets(carousel);
  return index.count > 1 ? [...stops, takeKeys(carousel)] : stops;
}
