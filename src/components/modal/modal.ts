import { createFocusTrap } from 'focus-trap';
import type { Dispose } from '../../data/dispose';
import type { Runtime } from '../../runtime/types';
import { rememberFocus } from './restore-focus';
import { holdPageStill } from './scroll-lock';

export interface Modal {
  /** What lies over the page. */
  readonly layer: HTMLElement;
  /** The dialog itself: it has the focus while none of its controls can have it. */
  readonly dialog: HTMLElement;
  /** Where the focus starts: with the dialog's text, or with its first control. */
  readonly startsAt: 'text' | 'control';
  close(): void;
}

/**
 * Until it is stopped: focus stays inside, Escape closes, the page behind stands still. One chunk for everything
 * modal, since all that is open on a page shares one order; what all of it stands on comes along.
 */
export function holdModal(runtime: Runtime, { layer, dialog, startsAt, close }: Modal): Dispose {
  const giveFocusBack = rememberFocus(layer);
  const trap = createFocusTrap(layer, {
    ...(startsAt === 'text' && { initialFocus: dialog }),
    fallbackFocus: dialog,
    escapeDeactivates: false, // the page has one stack for Escape
    allowOutsideClick: true, // what lies above the dialog, a toast say, is there to be clicked
    returnFocusOnDeactivate: false,
    delayInitialFocus: false,
    preventScroll: true,
  });
  trap.activate(); // it asks where things are: before the page is held still, which lays it out anew
  const letGo = [runtime.escape.push(close), holdPageStill(runtime), () => trap.deactivate()];
  return () => {
    for (const stop of letGo) stop();
    setTimeout(giveFocusBack); // after the page has done what the answer asks for
  };
}
