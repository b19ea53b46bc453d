import type { Runtime } from '../../types';
import { createLifetime, type Lifetime } from '../lifetime';
import { holdModal, takeLayer } from '../modal/modal';
import { insertMountPoint, modalParent } from '../mount-point';
import { drawLightbox } from './draw';
import { growFromThumbnail } from './grow';
import { followHands } from './hands';
import { pushHistoryEntry } from './history-entry';
import { leave } from './leave';
import { type Lightbox, WHERE } from './lightbox';
import type { LightboxOptions } from './slides';
import { showSlides } from './stage';
import { STYLES } from './styles';
import { createViewing, type Viewing } from './viewing';

/** There is one window: what is open in it stays. */
let isTaken = false;

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
  const mountPoint = insertMountPoint(life, runtime, 'mortar-lightbox-mount-point', STYLES, modalParent());
  const addNeighbours = showSlides(lightbox);
  mountPoint.append(lightbox.dialog);
  lightbox.dialog.showModal();
  viewing.keep(() => leave(lightbox, life));
  if (!runtime.media.prefersReducedMotion()) growFromThumbnail(viewing.shown(), lightbox.dialog);
  afterFrame(() => {
    if (viewing.isOver()) return;
    addNeighbours();
    followHands(lightbox);
    viewing.keep(holdModal(runtime, { ...asModal(lightbox), close: viewing.close }));
    viewing.keep(pushHistoryEntry(viewing.close));
    void addControls(lightbox, life);
  });
}

function asModal({ dialog }: Lightbox) {
  return { layer: dialog, dialog, startsAt: 'text' as const };
}

/** Runs in a task of its own once the browser has drawn what is there. */
function afterFrame(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run));
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
