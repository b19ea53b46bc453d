import type { Disposables } from '../../data/disposables';
import type { Lightbox } from './lightbox';

/** What is hidden is destroyed at the latest after these milliseconds (specification, section 9, dialogs). */
const LATEST = 600;

/**
 * Lets a closed lightbox fade out, and ends its life then. It lies where its layer is meanwhile, and the focus is
 * already back at the slide that was seen last.
 */
export function exit({ dialog, state }: Lightbox, disposables: Disposables): void {
  dialog.dataset.state = 'hidden';
  dialog.close();
  state.shown()?.origin.focus();
  dialog.addEventListener('transitionend', ({ target }) => {
    if (target === dialog) disposables.dispose();
  });
  const timer = setTimeout(disposables.dispose, LATEST);
  disposables.add(() => clearTimeout(timer));
}
