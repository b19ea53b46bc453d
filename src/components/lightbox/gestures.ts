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
  const { dialog, stage, state, forward } = lightbox;
  const disposables = new AbortController();
  const { signal } = disposables;
  const zoomer = createZoomer(() => shownPicture(stage), state.isZoomed.set);
  followPointers({ stage, zoomer, signal, ...createDrag(lightbox) });
  followWheel(stage, zoomer, signal);
  followClicks({ stage, state, zoomer, forward, signal });
  followKeys(dialog, { state, forward, signal });
  state.position.subscribe(zoomer.reset);
  state.add(() => disposables.abort());
}
