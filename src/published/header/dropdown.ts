import { isWithModifier } from '../../dom/delegate';
import { matchesMedia } from '../../dom/device';
import * as page from '../../dom/page';
import { isPressKey } from '../../dom/press-key';
import { createDropdownState, type DropdownElements } from './dropdown-state';
import type { Header } from './header';

/** A list of links that opens and closes by mouse, touch and keyboard; Escape and losing focus close it too. */
export function wireDropdown(header: Header, elements: DropdownElements): void {
  const { attributes, signal } = header;
  const { root, button, content } = elements;
  attributes.set(button, 'role', button.localName === 'button' ? button.getAttribute('role') : 'button');
  const state = createDropdownState(header, elements);
  let lastPointer = '';

  function enter({ pointerType }: PointerEvent): void {
    if (pointerType === 'mouse') state.open('hover');
  }

  function leave({ pointerType }: PointerEvent): void {
    const isHeld = state.openedBy !== 'hover' || content.contains(page.activeElement());
    if (pointerType === 'mouse' && !isHeld) state.close();
    attributes.toggleClass(root, 'mortar-header-dismissed', false);
  }

  function press({ pointerType }: PointerEvent): void {
    lastPointer = pointerType;
  }

  /** A mouse has already opened it by hovering; the click must not close it. */
  function click(event: MouseEvent): void {
    if (isWithModifier(event)) return;
    event.preventDefault();
    if (event.detail > 0 && lastPointer === 'mouse') state.open('press');
    else toggle();
  }

  function toggle(): void {
    if (state.openedBy) state.close();
    else state.open('press');
  }

  function onKey(event: KeyboardEvent): void {
    if (isWithModifier(event)) return;
    if (event.target === button && button.localName !== 'button' && isPressKey(event.key)) {
      event.preventDefault();
      toggle();
    }
    if (!/^Arrow(Up|Down)$/.test(event.key)) return;
    event.preventDefault();
    state.open('press');
    moveFocus([button, ...content.querySelectorAll<HTMLElement>('a[href], button')], event.key);
  }

  function closeOutside(target: EventTarget | null): void {
    if (!(target instanceof Node && root.contains(target))) state.close();
  }

  root.addEventListener('pointerenter', enter, { signal });
  root.addEventListener('pointerleave', leave, { signal });
  button.addEventListener('pointerdown', press, { signal });
  button.addEventListener('click', click, { signal });
  root.addEventListener('keydown', onKey, { signal });
  root.addEventListener('focusout', ({ relatedTarget: to }) => to && closeOutside(to), { signal }); // else to no element
  addEventListener('pointerdown', ({ target }) => closeOutside(target), { signal });
  // The pointer may have opened it before this code had come; on touch screens, what was tapped stays hovered.
  if (root.matches(':hover') && matchesMedia('(hover: hover)')) state.open('hover');
}

/** The arrow keys go round. */
function moveFocus(stops: readonly HTMLElement[], key: string): void {
  const current = stops.indexOf(page.activeElement() as HTMLElement);
  stops.at((current + (key === 'ArrowDown' ? 1 : -1)) % stops.length)?.focus();
}
