import { followClicks } from './clicks';
import { createDrag } from './drag';
import { followKeys } from './keys';
import type { Lightbox } from './lightbox';
import { shownPicture } from './picture';
import { followPointers } from './pointers';
import { followWheel } from './wheel';
import { createZoomer } from './zoomer';

/** Hands, mouse and keys on the open lightbox. */
export function followHands(lightbox: Lightbox): void {
  const { dialog, stage, viewing, forward } = lightbox;
  const life = new AbortController();
  const { signal } = life;
  const zoomer = createZoomer(() => shownPicture(stage), viewing.isZoomed.set);
  followPointers({ stage, zoomer, signal, ...createDrag(lightbox) });
  followWheel(stage, zoomer, signal);
  followClicks({ stage, viewing, zoomer, forward, signal });
  followKeys(dialog, { viewing, forward, signal });
  viewing.position.subscribe(zoomer.reset);
  viewing.keep(() => life.abort());
}
