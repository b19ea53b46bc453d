import type { Stop } from '../../../types';
import { createLifetime } from '../../../ui/lifetime';
import { type Autoplay, createAutoplay } from './autoplay';
import type { Moving } from './moving';
import { startThumbnails } from './thumbnails';

/** What the server has not written. */
export interface Wanted {
  readonly hasSteppers: boolean;
  readonly hasThumbnails: boolean;
  readonly autoplay: Autoplay | undefined;
}

/** Draws the controls that the markup lacks. Slides show by themselves only where there is a button to stop them. */
export function startDrawn(moving: Moving): Stop {
  const life = createLifetime();
  const wanted = wantedBy(moving);
  if (wanted.autoplay) life.keep(wanted.autoplay.stop);
  if (wanted.autoplay || wanted.hasSteppers || wanted.hasThumbnails)
    draw(moving, wanted, life.keep).catch((error) =>
      moving.runtime.report(error, { kind: 'block', name: 'gallery' }),
    );
  return life.end;
}

function wantedBy(moving: Moving): Wanted {
  const { settings, parts, element, index } = moving;
  const isWhole = element.hasAttribute('data-controller'); // a section of a newer kind has all that it should have
  return {
    hasSteppers: settings.controls && !parts.previous && !parts.next && !isWhole && index.count > 1,
    hasThumbnails: settings.thumbnails && !parts.thumbnails && index.count > 1,
    autoplay: createAutoplay(moving),
  };
}

async function draw(moving: Moving, wanted: Wanted, keep: (stop: Stop) => void): Promise<void> {
  const { drawControls, drawThumbnails } = await moving.runtime.chunks.load('gallery-controls');
  if (moving.signal.aborted) return;
  if (wanted.hasSteppers || wanted.autoplay) keep(await drawControls(moving, wanted));
  wanted.autoplay?.toggle();
  if (!wanted.hasThumbnails) return;
  const { strip, stop } = await drawThumbnails(moving);
  keep(stop);
  startThumbnails(moving, strip, 'button');
}
