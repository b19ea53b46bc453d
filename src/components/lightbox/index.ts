import * as page from '../../dom/page';
import { addStyles } from '../../dom/styles';
import type { Runtime } from '../../runtime/types';
import { createLifetime, type Lifetime } from '../../data/disposables';
import { holdModal, takeLayer } from '../modal/modal';
import { insertMountPoint, modalParent } from '../mount-point';
import { drawCloseButton, drawLightbox } from './draw';
import { growFromThumbnail } from './open-animation';
import { followHands } from './gestures';
import { pushHistoryEntry } from './history-entry';
import { leave } from './exit';
import { type Lightbox, WHERE } from './lightbox';
import type { LightboxOptions } from './slides';
import { showSlides } from './stage';
import { STYLES } from './styles';
import { createViewing, type Viewing } from './lightbox-state';

/** There is one window: what is open in it stays. */
let isTaken = false;

const prepared = new WeakSet<AbortSignal>();

/** Puts the lightbox's styles on the page for as long as something there may open it: a click need not wait for them. */
export function styleAhead({ tag }: Runtime, signal: AbortSignal): void {
  if (signal.aborted || prepared.has(signal)) return;
  prepared.add(signal);
  signal.addEventListener('abort', addStyles(STYLES, tag.nonce));
}

/** Shows slides over the whole window: in the next frame the one that was asked for, and after that all else. */
export function openLightbox(runtime: Runtime, options: LightboxOptions): void {
  if (isTaken || !options.count) return;
  isTaken = true;
  const life = createLifetime();
  const viewing = createViewing(options);
  viewing.keep(() => {
    isTaken = false;
  });
  life.keep(viewing.close);
  options.signal.addEventListener('abort', life.end);
  life.keep(() => options.signal.removeEventListener('abort', life.end));
  try {
    show(runtime, viewing, life);
  } catch (error) {
    life.end();
    throw error;
  }
}

function show(runtime: Runtime, viewing: Viewing, life: Lifetime): void {
  const lightbox = drawLightbox(runtime, viewing, takeLayer(life));
  const { dialog } = lightbox;
  const showNeighbours = showSlides(lightbox);
  insertMountPoint(life, runtime, 'mortar-lightbox-mount-point', STYLES, modalParent()).append(dialog);
  dialog.showModal();
  viewing.keep(() => leave(lightbox, life));
  if (!runtime.media.prefersReducedMotion()) growFromThumbnail(lightbox);
  afterFrame(viewing, () => {
    viewing.keep(holdModal(runtime, { layer: dialog, dialog, startsAt: 'text', close: viewing.close }));
    drawCloseButton(lightbox);
    followHands(lightbox);
    viewing.keep(pushHistoryEntry(viewing.close));
    afterFrame(viewing, () => void addControls(lightbox, life));
    page.whenIdle(() => viewing.isOver() || showNeighbours());
  });
}

/** Runs in a task of its own once the browser has drawn what is there, unless it is closed by then. */
function afterFrame(viewing: Viewing, run: () => void): void {
  requestAnimationFrame(() => setTimeout(() => viewing.isOver() || run()));
}

/** Where they cannot be had, the slides are still there to be seen, to be leafed through and to be closed. */
async function addControls(lightbox: Lightbox, life: Lifetime): Promise<void> {
  const { runtime, viewing } = lightbox;
  try {
    const { drawControls } = await runtime.chunks.load('lightbox-controls');
    if (!viewing.isOver()) life.keep(await drawControls(lightbox));
  } catch (error) {
    runtime.report(error, WHERE);
  }
}
