import { maySelfMove } from '../../../media/moves';
import type { Stop } from '../../../runtime/types';
import { createLifetime } from '../../../data/disposables';
import type { Moving } from './moving';
import { startThumbnails } from './thumbnails';

/** What the server has not written. */
export interface Wanted {
  readonly steppers: boolean;
  readonly thumbnails: boolean;
  readonly autoplay: boolean;
}

/** Draws the controls that the markup lacks. Slides show by themselves only where there is a button to stop them. */
export function startDrawn(moving: Moving): Stop {
  const life = createLifetime();
  const wanted = wantedBy(moving);
  if (wanted.autoplay || wanted.steppers || wanted.thumbnails)
    draw(moving, wanted, life.keep).catch((error) =>
      moving.runtime.report(error, { kind: 'block', name: 'gallery' }),
    );
  return life.end;
}

function wantedBy(moving: Moving): Wanted {
  const { settings, parts, element } = moving;
  const isWhole = element.hasAttribute('data-controller'); // a section of a newer kind has all that it should have
  return {
    steppers: settings.controls && !parts.previous && !parts.next && !isWhole,
    thumbnails: settings.thumbnails && !parts.thumbnails,
    autoplay: settings.autoplay && maySelfMove(moving.runtime),
  };
}

async function draw(moving: Moving, wanted: Wanted, keep: (stop: Stop) => void): Promise<void> {
  const { drawControls, drawThumbnails } = await moving.runtime.chunks.load('gallery-controls');
  if (moving.signal.aborted) return;
  keep(await drawControls(moving, wanted));
  if (!wanted.thumbnails) return;
  const { strip, stop } = await drawThumbnails(moving);
  keep(stop);
  keep(startThumbnails(moving, strip, 'button'));
}
