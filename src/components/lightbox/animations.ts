import type { Disposables } from '../../data/dispose';
import { guarded } from '../../data/guarded';
import { EXIT_TIMEOUT } from '../exit-timeout';
import type { Lightbox } from './lightbox';
import { shownPicture } from './picture';

/** Milliseconds; short enough to end before the visitor touches the picture again. */
const DURATION = 100;

/** Grows the slide's picture from its position on the page to its position in the dialog. */
export function growFromThumbnail({ state, stage }: Lightbox): void {
  const picture = shownPicture(stage);
  const from = state.shown()?.thumbnail?.getBoundingClientRect();
  const to = picture?.getBoundingClientRect();
  if (!from?.width || !to?.width) return;
  const x = from.left + from.width / 2 - (to.left + to.width / 2);
  const y = from.top + from.height / 2 - (to.top + to.height / 2);
  const scale = Math.max(from.width / to.width, from.height / to.height);
  const first = { transform: `translate(${x}px, ${y}px) scale(${scale})`, offset: 0 };
  const growth = guarded(() => picture?.animate(first, { duration: DURATION, easing: 'ease-out' }));
  if (growth) growth.startTime = document.timeline.currentTime; // start now, however long the first frame takes
}

/**
 * Fades out a closed lightbox, then disposes of it. The dialog stays in its layer meanwhile, and the focus is already
 * back at the last slide.
 */
export function exit({ dialog, state }: Lightbox, disposables: Disposables): void {
  dialog.dataset.state = 'hidden';
  dialog.close();
  const last = state.shown()?.origin;
  last?.focus();
  last?.scrollIntoView({ block: 'nearest', behavior: 'instant' }); // a step back ends Safari's own scroll to the focus
  dialog.addEventListener('transitionend', ({ target }) => {
    if (target === dialog) disposables.dispose();
  });
  const timer = setTimeout(disposables.dispose, EXIT_TIMEOUT);
  disposables.add(() => clearTimeout(timer));
}
