import { createDisposables, type Disposables, type Dispose } from '../../../data/dispose';
import { asRecord, ownProperty, readNumber } from '../../../data/fields';
import type { Gallery } from '../mounted-gallery';
import { startBullets } from './bullets';
import { type Carousel, createCarousel, writeState } from './carousel';
import { createHistory } from './history';
import { takeKeys } from './keys';
import { describeGallery, markActive } from './marks';
import { startRow } from './row/index';
import { startStacked } from './stacked/index';
import { startSteppers } from './steppers';

interface Motion {
  readonly carousel: Carousel;
  /** Starts moving the slides; listeners are added with `signal`. @throws BlockDataError for an unknown transition. */
  start(signal: AbortSignal): Dispose;
}

/** For a gallery that shows some of its slides at a time. */
export function createMotion(gallery: Gallery): Motion {
  const history = createHistory(gallery);
  const carousel = createCarousel(gallery, history?.start ?? 0);
  return {
    carousel,
    start(signal) {
      const started = { ...carousel, signal };
      const disposables = createDisposables();
      startMoving(started, disposables);
      history?.follow(started);
      return disposables.dispose;
    },
  };
}

function startMoving(carousel: Carousel, disposables: Disposables): void {
  const { elements, index, settings, attributes, design } = carousel;
  writeState(carousel);
  if (design === 'stacked') startStacked(carousel, disposables);
  else startRow(carousel, disposables);
  if (!settings['auto-crop']) attributes.toggleClass(elements.list, 'mortar-contain', true);
  markActive(carousel);
  describeGallery(carousel);
  startSteppers(carousel);
  listenToGoTo(carousel);
  startBullets(carousel);
  if (index.count > 1) disposables.add(takeKeys(carousel));
}

/** Lets scripts change the slide: `gallery:go-to` with the `index` of a slide, or `by` 1 or -1. */
function listenToGoTo({ element, index, signal }: Carousel): void {
  const go = (event: Event) => {
    const detail = asRecord((event as CustomEvent<unknown>).detail);
    const wanted = readNumber(ownProperty(detail, 'index'));
    const by = readNumber(ownProperty(detail, 'by'));
    if (wanted !== undefined) index.goTo(Math.trunc(wanted));
    else if (by) index.step(by > 0 ? 1 : -1);
  };
  element.addEventListener('gallery:go-to', go, { signal });
}
