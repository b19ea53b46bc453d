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
    attributes.set(element, 'aria-label', nameOf(element, runtime));
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

function nameOf(element: HTMLElement, runtime: Runtime): string {
  return element.querySelector('h1, h2, h3, h4')?.textContent.trim() || say(runtime, 'Popup');
}

/** The author's own close button or one of ours, and the ground around the popup. */
function offerWaysOut(element: HTMLElement, runtime: Runtime, close: () => void): Stop {
  const listening = new AbortController();
  const { signal } = listening;
  const added = element.querySelector('.sqs-popup-overlay-close') ? undefined : createCloseButton(runtime);
  if (added) element.prepend(added);
  const closeByButton = (event: Event) => {
    if (!(event.target instanceof Element && event.target.closest('.sqs-popup-overlay-close'))) return;
    event.preventDefault(); // published pages have a link there
    close();
  };
  element.addEventListener('click', closeByButton, { signal });
  onGroundClick(element, signal, close);
  return () => {
    listening.abort();
    added?.remove();
  };
}

/** Not at the end of a selection that began inside, nor of the double-click that opened the popup. */
function onGroundClick(element: HTMLElement, signal: AbortSignal, act: () => void): void {
  let hasBegunThere = false;
  const isGround = (event: MouseEvent) =>
    event.target === element && !isInside(event, element.getBoundingClientRect());
  const begin = (event: MouseEvent) => {
    hasBegunThere = isGround(event);
  };
  const finish = (event: MouseEvent) => {
    if (hasBegunThere && isGround(event) && event.detail === 1) act();
  };
  element.addEventListener('pointerdown', begin, { signal });
  element.addEventListener('click', finish, { signal });
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
