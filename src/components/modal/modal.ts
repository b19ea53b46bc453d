import { createFocusTrap } from 'focus-trap';
import type { Disposables, Dispose } from '../../data/dispose';
import type { ServerAttributes } from '../../dom/attributes';
import * as page from '../../dom/page';
import type { Runtime } from '../../runtime/types';
import { rememberFocus } from './restore-focus';

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

/** The layer of the first dialog (specification, section 9, dialogs); each further one lies above those on the page. */
const BASE_LAYER = 30_000;

const taken: number[] = [];

/** The z-index above every open layer, kept for as long as the lifetime. */
export function takeLayer(disposables: Disposables): number {
  const layer = Math.max(BASE_LAYER - 1, ...taken) + 1;
  taken.push(layer);
  disposables.add(() => taken.splice(taken.indexOf(layer), 1));
  return layer;
}

let holders = 0;
let attributes: ServerAttributes | undefined;

/** The page behind does not scroll while any dialog holds it. */
function holdPageStill(runtime: Runtime): Dispose {
  if (holders++ === 0) attributes = lock(runtime);
  return () => {
    if (--holders === 0) attributes?.restore();
  };
}

/** The element whose overflow is the window's: with the other one, sticky parts of the page would lose their hold. */
function lock(runtime: Runtime): ServerAttributes {
  const attributes = runtime.keepAttributes();
  const root = page.root();
  const scroller = getComputedStyle(root).overflowY === 'visible' ? page.body() : root;
  if (innerWidth > root.clientWidth) attributes.style(root, 'scrollbar-gutter', 'stable');
  attributes.style(scroller, 'overflow', 'hidden');
  return attributes;
}
