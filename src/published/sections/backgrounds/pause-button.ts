import type { Dispose } from '../../../data/dispose';
import { operate } from '../../../dom/delegate';
import type { Runtime } from '../../../runtime/types';
import { drawPauseButton, type PauseButton } from './drawn-pause-button';

interface Pause {
  readonly isPaused: boolean;
  readonly stop: Dispose;
}

/** Pauses a background by the section's own button, or by ours where it has none. */
export function offerPause(root: HTMLElement, runtime: Runtime, follow: () => void): Pause {
  const served = root.closest('.page-section')?.querySelector<HTMLElement>('.background-pause-button');
  const { button, show, remove } = served ? adopt(served, runtime) : drawPauseButton(root, runtime);
  const controller = new AbortController();
  let isPaused = false;
  const toggle = () => {
    isPaused = !isPaused;
    show(isPaused);
    follow();
  };
  operate(button, toggle, controller.signal);
  return {
    get isPaused() {
      return isPaused;
    },
    stop() {
      controller.abort();
      remove();
    },
  };
}

/** The server's button, hidden until there is something to pause. */
function adopt(button: HTMLElement, runtime: Runtime): PauseButton {
  const attributes = runtime.keepAttributes();
  attributes.toggleClass(button, 'visible', true);
  return {
    button,
    show(isPaused) {
      attributes.toggleClass(button, 'paused', isPaused);
      attributes.set(button, 'aria-pressed', String(isPaused));
    },
    remove: () => attributes.restore(),
  };
}
