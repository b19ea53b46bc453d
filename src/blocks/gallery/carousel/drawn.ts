import type { Dispose } from '../../../data/dispose';
import { createDisposables } from '../../../data/dispose';
import { maySelfMove } from '../../../media/moves';

import type { Carousel } from './moving';
import { startThumbnails } from './thumbnails';

/** What the server has not written. */
export interface Wanted {
  readonly steppers: boolean;
  readonly thumbnails: boolean;
  readonly autoplay: boolean;
}

/** Draws the controls that the markup lacks. Slides show by themselves only where there is a button to stop them. */
export function startDrawn(carousel: Carousel): Dispose {
  const disposables = createDisposables();
  const wanted = wantedBy(carousel);
  if (wanted.autoplay || wanted.steppers || wanted.thumbnails)
    draw(carousel, wanted, disposables.add).catch((error) =>
      carousel.runtime.report(error, { kind: 'block', name: 'gallery' }),
    );
  return disposables.dispose;
}

function wantedBy(carousel: Carousel): Wanted {
  const { settings, elements, element } = carousel;
  const isWhole = element.hasAttribute('data-controller'); // a section of a newer kind has all that it should have
  return {
    steppers: settings.controls && !elements.previous && !elements.next && !isWhole,
    thumbnails: settings.thumbnails && !elements.thumbnails,
    autoplay: settings.autoplay && maySelfMove(carousel.runtime),
  };
}

async function draw(carousel: Carousel, wanted: Wanted, keep: (stop: Dispose) => void): Promise<void> {
  const { drawControls, drawThumbnails } = await carousel.runtime.chunks.load('gallery-controls');
  if (carousel.signal.aborted) return;
  keep(await drawControls(carousel, wanted));
  if (!wanted.thumbnails) return;
  const { strip, stop } = await drawThumbnails(carousel);
  keep(stop);
  keep(startThumbnails(carousel, strip, 'button'));
}
