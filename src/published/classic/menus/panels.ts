import type { Dispose } from '../../../data/dispose';
import { isVisible } from '../../../dom/is-visible';
import type { Scope } from '../../common/scope';
import { watchKeyboardFocus } from './keyboard-focus';
import { createPanel, type Panel } from './panel';
import { BACKDROP, TOGGLE } from './toggle-kinds';
import { isHiddenBy } from './visibility';

/** A panel with all buttons that have opened or closed it. */
interface Entry {
  readonly panel: Panel;
  readonly toggles: Set<HTMLElement>;
  forgetEscape?: Dispose;
  /** Closes it, with the focus back on the button that opened it. */
  leave?(): void;
}

/** The panels that the template's buttons have opened so far. */
export interface Panels {
  /** Whether a panel has been opened here before, even if it is closed now. */
  has(element: HTMLElement): boolean;
  toggle(element: HTMLElement, toggle: HTMLElement, isOver: boolean): void;
  /** Closes open panels around a node. */
  closeAround(node: Node): void;
}

export function createPanels({ runtime, attributes, disposables, signal }: Scope): Panels {
  const entries = new Map<HTMLElement, Entry>();
  let width = innerWidth;

  function open(entry: Entry, toggle: HTMLElement): void {
    entry.panel.open();
    entry.leave = () => {
      close(entry);
      toggle.focus();
    };
    entry.forgetEscape = runtime.escape.push(entry.leave);
    describe(entry);
  }

  function close(entry: Entry): void {
    entry.forgetEscape?.();
    entry.panel.close();
    describe(entry);
  }

  function describe({ toggles, panel }: Entry): void {
    for (const toggle of toggles)
      if (!toggle.matches(BACKDROP)) attributes.set(toggle, 'aria-expanded', String(panel.isOpen));
  }

  function closeWhere(isMeant: (element: HTMLElement, entry: Entry) => boolean): void {
    for (const [element, entry] of entries) if (entry.panel.isOpen && isMeant(element, entry)) close(entry);
  }

  const closeAll = () => closeWhere(() => true);

  /** A panel closes when the keyboard goes on to what it hides. */
  function followFocus(focused: HTMLElement): void {
    closeWhere((element, { toggles }) => !toggles.has(focused) && isHiddenBy(element, focused));
  }

  /** In a wider window the buttons of a phone's menu are gone, and nothing would close it. */
  function fitWindow(): void {
    if (innerWidth === width) return; // a phone's keyboard
    width = innerWidth;
    const canClose = (toggle: Element) => isVisible(toggle) && !toggle.matches(BACKDROP);
    closeWhere((panel, { toggles }) => ![...toggles, ...panel.querySelectorAll(TOGGLE)].some(canClose));
  }

  addEventListener('resize', fitWindow, { signal });
  watchKeyboardFocus(followFocus, signal);
  addEventListener('pagehide', closeAll, { signal }); // the page may be restored in this state
  disposables.add(closeAll);
  return {
    has: (element) => entries.has(element),
    toggle(element, toggle, isOver) {
      const entry = entries.get(element) ?? {
        panel: createPanel(runtime, element, toggle, isOver),
        toggles: new Set(),
      };
      entries.set(element, entry);
      entry.toggles.add(toggle);
      if (!entry.panel.isOpen) open(entry, toggle);
      else if (element.contains(toggle)) entry.leave?.();
      else close(entry);
    },
    closeAround: (node) => closeWhere((element) => element.contains(node)),
  };
}
