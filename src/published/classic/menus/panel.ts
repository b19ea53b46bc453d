import { addStyles } from '../../../dom/styles';
import type { Runtime } from '../../../runtime/types';
import { type Mark, withoutTransitions } from '../trial';
import styles from './panel.css';
import { FORCED, findMarks } from './panel-marks';

/** What a template's button opens: a menu, a folder in it, or a search box. */
export interface Panel {
  readonly isOpen: boolean;
  open(): void;
  close(): void;
}

/** Classes are added and removed individually, because other scripts change the same elements. */
export function createPanel(
  runtime: Runtime,
  panel: HTMLElement,
  toggle: HTMLElement,
  isOver: boolean,
): Panel {
  let marks: readonly Mark[] | undefined;
  let isOpen = false;
  const set = (isOn: boolean) => {
    isOpen = isOn;
    for (const { host, names } of marks ?? []) {
      for (const name of names) host.classList.toggle(name, isOn);
      removeIfEmpty(host, 'class');
    }
  };
  return {
    get isOpen() {
      return isOpen;
    },
    open() {
      marks ??= withoutTransitions(runtime, () => findMarks(panel, toggle, isOver));
      if (marks.some(({ names }) => names.includes(FORCED))) addStyles(styles, runtime.tag.nonce);
      panel.style.setProperty(
        '--mortar-panel-top',
        `${Math.max(0, toggle.getBoundingClientRect().bottom)}px`,
      );
      set(true);
    },
    close() {
      panel.style.removeProperty('--mortar-panel-top');
      removeIfEmpty(panel, 'style');
      set(false);
    },
  };
}

/** The server's element may have had no such attribute. */
function removeIfEmpty(element: Element, name: 'class' | 'style'): void {
  if (!element.getAttribute(name)) element.removeAttribute(name);
}
