import { say } from '../../messages/say';
import type { ServerAttributes } from '../../runtime/attributes';
import * as page from '../../runtime/page';
import { addStyles } from '../../runtime/styles';
import type { Runtime, Stop } from '../../types';
import { createLifetime } from '../lifetime';
import { holdModal, takeLayer } from '../modal/modal';
import { POPUP_STYLES } from './styles';

interface Popup {
  readonly element: HTMLElement;
  readonly runtime: Runtime;
}

/** Makes the author's element a modal dialog above the page, where it stands; the returned function takes that back. */
export function showPopup({ element, runtime }: Popup, close: () => void): Stop {
  const life = createLifetime();
  const attributes = runtime.keepAttributes();
  life.keep(addStyles(POPUP_STYLES, runtime.tag.nonce));
  life.keep(attributes.restore);
  attributes.toggleClass(element, 'sqs-popup-overlay', true);
  attributes.toggleClass(element, 'visible', true);
  attributes.set(element, 'role', 'dialog');
  attributes.set(element, 'aria-modal', 'true');
  attributes.set(element, 'tabindex', '-1');
  if (!element.matches('[aria-label], [aria-labelledby]'))
    attributes.set(element, 'aria-label', nameOf(element));
  attributes.style(element, 'display', 'block'); // stronger than `hidden`, which keeps its place among the attributes
  raise(element, attributes, takeLayer(life));
  life.keep(offerWaysOut(element, runtime, close));
  life.keep(holdModal(runtime, { layer: element, dialog: element, startsAt: 'text', close }));
  return () => life.end();
}

/** Above everything, whatever the element stands in; an older browser gets the layer's number. */
function raise(element: HTMLElement, attributes: ServerAttributes, layer: number): void {
  attributes.style(element, 'z-index', String(layer));
  attributes.set(element, 'popover', 'manual');
  element.showPopover?.();
}

function nameOf(element: HTMLElement): string {
  return element.querySelector('h1, h2, h3, h4')?.textContent.trim() || 'Popup';
}

/** The author's own close button or one of ours, and the ground around the popup. */
function offerWaysOut(element: HTMLElement, runtime: Runtime, close: () => void): Stop {
  const listening = new AbortController();
  const { signal } = listening;
  const added = element.querySelector('.sqs-popup-overlay-close') ? undefined : createCloseButton(runtime);
  if (added) element.prepend(added);
  const closeByButton = (event: Event) => {
    const isGround =
      event.target === element && !isInside(event as MouseEvent, element.getBoundingClientRect());
    const isButton = event.target instanceof Element && event.target.closest('.sqs-popup-overlay-close');
    if (isButton) event.preventDefault(); // published pages have a link there
    if (isButton || isGround) close();
  };
  element.addEventListener('click', closeByButton, { signal });
  return () => {
    listening.abort();
    added?.remove();
  };
}

function createCloseButton(runtime: Runtime): HTMLButtonElement {
  const button = page.create('button');
  button.type = 'button';
  button.className = 'sqs-popup-overlay-close mortar-popup-close';
  button.ariaLabel = say(runtime, 'Close');
  button.textContent = '×';
  return button;
}

function isInside({ clientX: x, clientY: y }: MouseEvent, { left, right, top, bottom }: DOMRect): boolean {
  return x >= left && x <= right && y >= top && y <= bottom;
}
