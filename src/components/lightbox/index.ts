import { createDisposables, type Disposables } from '../../data/dispose';
import * as page from '../../dom/page';
import { addStyles } from '../../dom/styles';
import type { Runtime } from '../../runtime/types';
import { holdModal, takeLayer } from '../modal/modal';
import { insertMountPoint, modalParent } from '../mount-point';
import overlay from '../overlay.css';
import { exit, growFromThumbnail } from './animations';
import { drawCloseButton, drawLightbox } from './draw';
import { followGestures } from './gestures';
import { pushHistoryEntry } from './history-entry';
import { type Lightbox, WHERE } from './lightbox';
import styles from './lightbox.css';
import { createLightboxState, type LightboxState } from './lightbox-state';
import type { LightboxOptions } from './slides';
import { showSlides } from './stage';

const STYLES = overlay + styles;

/** There is only one lightbox: an open one stays. */
let isTaken = false;

const prepared = new WeakSet<AbortSignal>();

/** Adds the lightbox's styles while something on the page can open it, so that a click needn't wait for them. */
export function styleAhead({ tag }: Runtime, signal: AbortSignal): void {
  if (signal.aborted || prepared.has(signal)) return;
  prepared.add(signal);
  signal.addEventListener('abort', addStyles(STYLES, tag.nonce));
}

/** Shows slides over the whole window: the requested one in the next frame, everything else after that. */
export function openLightbox(runtime: Runtime, options: LightboxOptions): void {
  if (isTaken || !options.count) return;
  isTaken = true;
  const disposables = createDisposables();
  const state = createLightboxState(options);
  state.add(() => {
    isTaken = false;
  });
  disposables.add(state.close);
  options.signal.addEventListener('abort', disposables.dispose);
  disposables.add(() => options.signal.removeEventListener('abort', disposables.dispose));
  try {
    show(runtime, state, disposables);
  } catch (error) {
    disposables.dispose();
    throw error;
  }
}

function show(runtime: Runtime, state: LightboxState, disposables: Disposables): void {
  const lightbox = drawLightbox(runtime, state, takeLayer(disposables));
  const { dialog } = lightbox;
  const showNeighbours = showSlides(lightbox);
  insertMountPoint(disposables, runtime, {
    className: 'mortar-lightbox-mount-point',
    styles: STYLES,
    parent: modalParent(),
  }).append(dialog);
  dialog.showModal();
  state.add(() => exit(lightbox, disposables));
  if (!runtime.media.prefersReducedMotion()) growFromThumbnail(lightbox);
  afterFrame(state, () => {
    state.add(holdModal(runtime, { layer: dialog, dialog, startsAt: 'text', close: state.close }));
    drawCloseButton(lightbox);
    followGestures(lightbox);
    state.add(pushHistoryEntry(state.close));
    afterFrame(state, () => void addControls(lightbox, disposables));
    page.whenIdle(() => state.isDisposed() || showNeighbours());
  });
}

/** Runs in a new task after the browser has rendered, unless closed by then. */
function afterFrame(state: LightboxState, run: () => void): void {
  requestAnimationFrame(() => setTimeout(() => state.isDisposed() || run()));
}

/** If the controls fail to load, the slides can still be viewed, changed and closed. */
async function addControls(lightbox: Lightbox, disposables: Disposables): Promise<void> {
  const { runtime, state } = lightbox;
  try {
    const { drawControls } = await runtime.chunks.load('lightbox-controls');
    if (!state.isDisposed()) disposables.add(await drawControls(lightbox));
  } catch (error) {
    runtime.report(error, WHERE);
  }
}
