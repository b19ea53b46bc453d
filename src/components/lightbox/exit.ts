import type { Lifetime } from '../../data/disposables';
import type { Lightbox } from './lightbox';

/** What is hidden is destroyed at the latest after these milliseconds (specification, section 9, dialogs). */
const LATEST = 600;

/**
 * Lets a closed lightbox fade out, and ends its life then. It lies where its layer is meanwhile, and the focus is
 * already back at the slide that was seen last.
 */
export function leave({ dialog, viewing }: Lightbox, life: Lifetime): void {
  dialog.dataset.state = 'hidden';
  dialog.close();
  viewing.shown()?.origin.focus();
  dialog.addEventListener('transitionend', ({ target }) => {
    if (target === dialog) life.end();
  });
  const timer = setTimeout(life.end, LATEST);
  life.keep(() => clearTimeout(timer));
}
