import { readingSide } from '../../dom/layout';
import * as page from '../../dom/page';
import { t } from '../../i18n/t';
import type { Runtime } from '../../runtime/types';
import type { Lightbox } from './lightbox';
import type { LightboxState } from './lightbox-state';

/**
 * A native dialog with an empty stage. Plain DOM without text, so that a click shows it at once, without waiting for
 * fonts.
 */
export function drawLightbox(runtime: Runtime, state: LightboxState, layer: number): Lightbox {
  const captionId = `mortar-lightbox-caption-${layer}`;
  const dialog = page.create('dialog');
  const track = box('track');
  const stage = box('stage', track);
  const controls = box('controls');
  dialog.className = 'mortar-lightbox';
  dialog.style.zIndex = String(layer);
  dialog.tabIndex = -1;
  dialog.dataset.theme = state.theme;
  dialog.setAttribute('role', 'dialog'); // for owners' scripts and style sheets, which look for it
  dialog.setAttribute('aria-label', t(runtime, 'Gallery'));
  dialog.setAttribute('aria-describedby', captionId);
  const contents = box('contents', box('overlay'), stage, controls);
  contents.classList.add('mortar-ui', 'mortar-overlay');
  dialog.append(contents);
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault(); // the Back gesture on phones: layers above the lightbox close first
    if (!runtime.escape.closeTop()) state.close();
  });
  return { runtime, state, forward: readingSide(page.body()), dialog, stage, track, controls, captionId };
}

/** A lightbox element by its short name. */
export function box(name: string, ...children: Node[]): HTMLElement {
  const element = page.create('div');
  element.className = `mortar-lightbox-${name}`;
  element.append(...children);
  return element;
}

/** A lightbox image, still without `src`. */
export function createImage(alt: string): HTMLImageElement {
  const image = page.create('img');
  image.alt = alt;
  image.draggable = false;
  return image;
}

export function button(message: string, press: () => void): HTMLButtonElement {
  const element = page.create('button');
  element.setAttribute('form', '');
  element.className = 'mortar-lightbox-button';
  element.textContent = message;
  element.addEventListener('click', press);
  return element;
}

/** The close button is independent of the other controls. */
export function drawCloseButton({ runtime, state, controls }: Lightbox): void {
  const element = button('×', state.close);
  element.dataset.control = 'close';
  element.setAttribute('aria-label', t(runtime, 'Close'));
  controls.after(element);
}
