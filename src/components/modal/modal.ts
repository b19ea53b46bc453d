import { createFocusTrap } from 'focus-trap';
import { createDisposables, type Disposables, type Dispose } from '../../data/dispose';
import { overrideStyle } from '../../dom/override-style';
import * as page from '../../dom/page';
import { ensureStandardReduce } from '../../dom/standard-reduce';
import type { Runtime } from '../../runtime/types';
import { rememberFocus } from './restore-focus';

export interface Modal {
  /** The overlay. */
  readonly layer: HTMLElement;
  /** The dialog itself; focused if none of its controls can be. */
  readonly dialog: HTMLElement;
  /** Initial focus: the dialog's text or its first control. */
  readonly startsAt: 'text' | 'control';
  close(): void;
}

/**
 * Until disposed, traps the focus, closes on Escape and locks page scrolling. One chunk for all modals, because open
 * ones share a stacking order.
 */
export function holdModal(runtime: Runtime, { layer, dialog, startsAt, close }: Modal): Dispose {
  const restoreFocus = rememberFocus(layer);
  ensureStandardReduce();
  const trap = createFocusTrap(layer, {
    ...(startsAt === 'text' && { initialFocus: dialog }),
    fallbackFocus: dialog,
    escapeDeactivates: false, // the page has its own stack for Escape
    allowOutsideClick: true, // elements above the dialog, such as a toast, must stay clickable
    returnFocusOnDeactivate: false,
    delayInitialFocus: false,
    preventScroll: true,
  });
  trap.activate(); // measures positions: before scrolling is locked, which causes a new layout
  const { add, dispose } = createDisposables();
  add(() => setTimeout(restoreFocus)); // after the page has handled the answer
  add(() => trap.deactivate());
  add(holdPageStill());
  add(runtime.escape.push(close));
  return dispose;
}

/**
 * The z-index of the first dialog (specification, section 9, dialogs); each further one is above those already open.
 */
const BASE_LAYER = 30_000;

const taken: number[] = [];

/** A z-index above all open layers, reserved until disposed. */
export function takeLayer(disposables: Disposables): number {
  const layer = Math.max(BASE_LAYER - 1, ...taken) + 1;
  taken.push(layer);
  disposables.add(() => taken.splice(taken.indexOf(layer), 1));
  return layer;
}

let holders = 0;
let unlock: Dispose | undefined;

/** Locks page scrolling while any dialog is open. */
function holdPageStill(): Dispose {
  if (holders++ === 0) unlock = lock();
  return () => {
    if (--holders === 0) unlock?.();
  };
}

/** The element whose overflow applies to the window: locking the other one would break sticky elements. */
function lock(): Dispose {
  const { add, dispose } = createDisposables();
  const root = page.root();
  const scroller = getComputedStyle(root).overflowY === 'visible' ? page.body() : root;
  if (innerWidth > root.clientWidth) add(overrideStyle(root, 'scrollbar-gutter', 'stable'));
  add(overrideStyle(scroller, 'overflow', 'hidden'));
  return dispose;
}
