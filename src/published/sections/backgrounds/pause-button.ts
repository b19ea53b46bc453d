import type { Dispose } from '../../../data/dispose';
import { operate } from '../../../dom/delegate';
import type { Runtime } from '../../../runtime/types';

export interface Pause {
  readonly isPaused: boolean;
  readonly stop: Dispose;
}

/** The server's button that pauses a background, hidden until there is something to pause. */
export function offerPause(root: HTMLElement, runtime: Runtime, follow: () => void): Pause {
  const button = root.closest('.page-section')?.querySelector<HTMLElement>('.background-pause-button');
  const attributes = runtime.keepAttributes();
  const controller = new AbortController();
  let isPaused = false;
  if (button) {
    attributes.toggleClass(button, 'visible', true);
    operate(button, toggle, controller.signal);
  }
  function toggle(): void {
    isPaused = !isPaused;
    if (button) {
      attributes.toggleClass(button, 'paused', isPaused);
      attributes.set(button, 'aria-pressed', String(isPaused));
    }
    follow();
  }
  return {
    get isPaused() {
      return isPaused;
    },
    stop() {
      controller.abort();
      attributes.restore();
    },
  };
}
