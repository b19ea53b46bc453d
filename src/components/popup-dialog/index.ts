import type { Dispose } from '../../data/dispose';
import { createDisposables } from '../../data/dispose';
import type { ServerAttributes } from '../../dom/attributes';
import { onBackdropClick } from '../../dom/delegate';
import * as page from '../../dom/page';
import { addStyles } from '../../dom/styles';
import { t } from '../../i18n/t';
import type { Runtime } from '../../runtime/types';
import { howHidden, reportHidden } from '../check-visible';
import { holdModal, takeLayer } from '../modal/modal';
import styles from './popup-dialog.css';

interface Popup {
  readonly element: HTMLElement;
  readonly runtime: Runtime;
}

/**
 * Makes the author's element a modal dialog above the page, where it stands; the returned function takes that back.
 * `undefined` where it cannot be seen: a dialog like that would only keep the visitor from the page.
 */
export function showPopup({ element, runtime }: Popup, close: () => void): Dispose | undefined {
  const disposables = createDisposables();
  const attributes = runtime.keepAttributes();
  disposables.add(addStyles(styles, runtime.tag.nonce));
  disposables.add(attributes.restore);
  markAsDialog(element, attributes, runtime);
  for (const [property, value] of SHOWN) attributes.style(element, property, value);
  raise(element, attributes, takeLayer(disposables));
  const how = howHiddenAtRest(element, attributes);
  if (how) {
    disposables.dispose();
    reportHidden(runtime, 'popup-overlay', how);
    return undefined;
  }
  disposables.add(offerWaysOut(element, runtime, close));
  disposables.add(holdModal(runtime, { layer: element, dialog: element, startsAt: 'text', close }));
  return () => disposables.dispose();
}

/** Its animation, which starts from nothing, starts after the look. */
function howHiddenAtRest(element: HTMLElement, attributes: ServerAttributes): string | undefined {
  attributes.style(element, 'animation', 'none');
  const how = howHidden(element);
  attributes.style(element, 'animation', '');
  return how;
}

function markAsDialog(element: HTMLElement, attributes: ServerAttributes, runtime: Runtime): void {
  attributes.toggleClass(element, 'sqs-popup-overlay', true);
  attributes.toggleClass(element, 'visible', true);
  attributes.set(element, 'role', 'dialog');
  attributes.set(element, 'aria-modal', 'true');
  attributes.set(element, 'tabindex', '-1');
  if (!element.matches('[aria-label], [aria-labelledby]'))
    attributes.set(element, 'aria-label', nameOf(element, runtime));
}

/** Whatever the author hid the element with; `hidden` itself keeps its place among the attributes. */
const SHOWN = [
  ['display', 'block'],
  ['visibility', 'visible'],
  ['opacity', '1'],
] as const;

/** Above everything, whatever the element stands in; an older browser gets the layer's number. */
function raise(element: HTMLElement, attributes: ServerAttributes, layer: number): void {
  attributes.style(element, 'z-index', String(layer));
  attributes.set(element, 'popover', 'manual');
  element.showPopover?.();
}

function nameOf(element: HTMLElement, runtime: Runtime): string {
  return element.querySelector('h1, h2, h3, h4')?.textContent.trim() || t(runtime, 'Popup');
}

const CLOSE = '.sqs-popup-overlay-close';

/** The question about cookies is asked on the page itself, out of reach from within a dialog. */
const CLOSES = `${CLOSE}, [data-cookie-settings]`;

/** The author's own close button or one of ours, and the ground around the popup. */
function offerWaysOut(element: HTMLElement, runtime: Runtime, close: () => void): Dispose {
  const listening = new AbortController();
  const { signal } = listening;
  const added = element.querySelector(CLOSE) ? undefined : createCloseButton(runtime);
  if (added) element.prepend(added);
  const closeByControl = (event: Event) => {
    const control = event.target instanceof Element && event.target.closest(CLOSES);
    if (!control) return;
    if (control.matches(CLOSE)) event.preventDefault(); // published pages have a link there
    close();
  };
  element.addEventListener('click', closeByControl, { signal });
  onBackdropClick(element, signal, close);
  return () => {
    listening.abort();
    added?.remove();
  };
}

function createCloseButton(runtime: Runtime): HTMLButtonElement {
  const button = page.create('button');
  button.type = 'button';
  button.className = 'sqs-popup-overlay-close mortar-popup-close';
  button.ariaLabel = t(runtime, 'Close');
  button.textContent = '×';
  return button;
}
