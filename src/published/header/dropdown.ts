import type { Dispose } from '../../data/dispose';
import type { ServerAttributes } from '../../dom/attributes';
import { isWithModifier } from '../../dom/delegate';
import * as page from '../../dom/page';
import type { Header } from './header';

export interface DropdownElements {
  /** The pointer stays inside this while the dropdown is open. */
  readonly root: HTMLElement;
  readonly button: HTMLElement;
  readonly content: HTMLElement;
  /** Elements whose `aria-expanded` shows the state to style sheets and screen readers. */
  readonly expandable: readonly HTMLElement[];
}

/** A list of links that opens and closes by mouse, touch and keyboard; Escape and losing focus close it too. */
export function wireDropdown(header: Header, { root, button, content, expandable }: DropdownElements): void {
  const { attributes, runtime, disposables, signal } = header;
  let stopEscape: Dispose | undefined;
  let lastPointer = '';
  let isByPointing = false;

  attributes.set(button, 'role', button.localName === 'button' ? button.getAttribute('role') : 'button');
  mark(false);
  disposables.add(() => stopEscape?.());
  listen(root, 'pointerenter', (event) => {
    if (event.pointerType !== 'mouse' || stopEscape) return;
    isByPointing = true;
    setOpen(true);
  });
  listen(root, 'pointerleave', (event) => {
    if (event.pointerType === 'mouse' && isByPointing && !content.contains(page.activeElement()))
      setOpen(false);
    attributes.toggleClass(root, 'mortar-header-dismissed', false);
  });
  listen(button, 'pointerdown', ({ pointerType }) => {
    lastPointer = pointerType;
  });
  listen(button, 'click', onClick);
  listen(root, 'keydown', onKey);
  listen(root, 'focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !root.contains(relatedTarget)) setOpen(false);
  });
  addEventListener(
    'pointerdown',
    ({ target }) => {
      if (!(target instanceof Node && root.contains(target))) setOpen(false);
    },
    { signal },
  );

  function listen<Type extends keyof HTMLElementEventMap>(
    target: HTMLElement,
    type: Type,
    listener: (event: HTMLElementEventMap[Type]) => void,
  ): void {
    target.addEventListener(type, listener, { signal });
  }

  function setOpen(isOpen: boolean): void {
    if (isOpen === (stopEscape !== undefined)) return;
    stopEscape?.();
    isByPointing &&= isOpen;
    stopEscape = isOpen ? runtime.escape.push(dismiss) : undefined;
    mark(isOpen);
    if (isOpen) keepInWindow(content, attributes);
  }

  function mark(isOpen: boolean): void {
    for (const element of expandable) attributes.set(element, 'aria-expanded', `${isOpen}`);
    attributes.toggleClass(content, 'focus-within', isOpen);
    attributes.toggleClass(content, 'mortar-header-shown', isOpen);
    // CSS opens it on hover; if closed under a pointer, it stays closed until the pointer has left.
    attributes.toggleClass(root, 'mortar-header-dismissed', !isOpen && root.matches(':hover'));
  }

  function dismiss(): void {
    if (content.contains(page.activeElement())) button.focus();
    setOpen(false);
  }

  /** A mouse has already opened it by hovering; the click must not close it. */
  function onClick(event: MouseEvent): void {
    if (isWithModifier(event)) return;
    event.preventDefault();
    setOpen((event.detail > 0 && lastPointer === 'mouse') || !stopEscape);
  }

  function onKey(event: KeyboardEvent): void {
    if (isWithModifier(event)) return;
    if (event.target === button && button.localName !== 'button' && /^( |Enter)$/.test(event.key)) {
      event.preventDefault();
      setOpen(!stopEscape);
    }
    if (!/^Arrow(Up|Down)$/.test(event.key)) return;
    event.preventDefault();
    setOpen(true);
    moveFocus([button, ...content.querySelectorAll<HTMLElement>('a[href], button')], event.key);
  }
}

/** The arrow keys go round. */
function moveFocus(stops: readonly HTMLElement[], key: string): void {
  const current = stops.indexOf(page.activeElement() as HTMLElement);
  stops.at((current + (key === 'ArrowDown' ? 1 : -1)) % stops.length)?.focus();
}

/** Px kept free between a dropdown and the window's edge. */
const MARGIN = 8;

/** Moves a just opened dropdown back into the window if it overflows an edge. */
function keepInWindow(element: HTMLElement, attributes: ServerAttributes): void {
  attributes.style(element, 'translate', '');
  const { left, right } = element.getBoundingClientRect();
  const width = document.documentElement.clientWidth;
  const tooFarRight = Math.max(0, right - (width - MARGIN));
  const shift = Math.max(-tooFarRight, MARGIN - left); // the start of a line matters more than its end
  if (tooFarRight || left < MARGIN) attributes.style(element, 'translate', `${Math.round(shift)}px 0`);
}
