import type { Dispose } from '../../data/dispose';
import * as page from '../../dom/page';
import type { Header } from './header';
import { keepInWindow } from './keep-in-window';

export interface DropdownElements {
  /** The pointer stays inside this while the dropdown is open. */
  readonly root: HTMLElement;
  readonly button: HTMLElement;
  readonly content: HTMLElement;
  /** Elements whose `aria-expanded` shows the state to style sheets and screen readers. */
  readonly expandable: readonly HTMLElement[];
}

interface DropdownState {
  /** How it was opened; `undefined` while it is closed. */
  readonly openedBy: 'hover' | 'press' | undefined;
  open(by: 'hover' | 'press'): void;
  close(): void;
}

/** Open or closed, as style sheets and screen readers see it; Escape closes it. */
export function createDropdownState(header: Header, elements: DropdownElements): DropdownState {
  const { attributes, runtime, disposables } = header;
  const { root, button, content, expandable } = elements;
  let openedBy: DropdownState['openedBy'];
  let stopEscape: Dispose | undefined;

  mark(false);
  disposables.add(() => stopEscape?.());
  return {
    get openedBy() {
      return openedBy;
    },
    open,
    close,
  };

  function open(by: 'hover' | 'press'): void {
    if (openedBy) return;
    openedBy = by;
    stopEscape = runtime.escape.push(dismiss);
    mark(true);
    keepInWindow(content, attributes);
  }

  function close(): void {
    if (!openedBy) return;
    openedBy = undefined;
    stopEscape?.();
    mark(false);
  }

  function dismiss(): void {
    if (content.contains(page.activeElement())) button.focus();
    close();
  }

  function mark(isOpen: boolean): void {
    for (const element of expandable) attributes.set(element, 'aria-expanded', `${isOpen}`);
    attributes.toggleClass(content, 'focus-within', isOpen);
    attributes.toggleClass(content, 'mortar-header-shown', isOpen);
    // CSS opens it on hover; if closed under a pointer, it stays closed until the pointer has left.
    attributes.toggleClass(root, 'mortar-header-dismissed', !isOpen && root.matches(':hover'));
  }
}
