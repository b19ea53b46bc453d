import type { Dispose } from '../../../data/dispose';
import { isVisible } from '../../../dom/is-visible';
import type { Scope } from '../../common/scope';
import { controlsOf, toggleLabels } from './checkbox-labels';
import { panelOf } from './find-panel';
import { watchKeyboardFocus } from './keyboard-focus';
import { sectionLink } from './section-link';
import { kindOf } from './toggle-kinds';
import { isHiddenBy } from './visibility';

/**
 * Closes the menus that checkboxes have opened: by Escape, by a link to a place on the page, which would end up behind
 * the menu, and when the keyboard goes on to what the menu hides. Returns what follows a checkbox, opened or closed.
 */
export function closeCheckboxMenus({
  runtime,
  signal,
  disposables,
}: Scope): (checkbox: HTMLInputElement) => void {
  const open = new Map<HTMLInputElement, Dispose>();

  function forget(checkbox: HTMLInputElement): void {
    open.get(checkbox)?.();
    open.delete(checkbox);
  }

  function closeWhere(isMeant: (checkbox: HTMLInputElement) => boolean): void {
    for (const checkbox of open.keys()) if (isMeant(checkbox)) checkbox.click();
  }

  const closeAll = () => closeWhere(() => true);
  const click = (event: Event) => {
    if (sectionLink(event)) closeAll();
  };
  watchKeyboardFocus((focused) => closeWhere((checkbox) => isHiddenByMenuOf(checkbox, focused)), signal);
  addEventListener('click', click, { signal });
  addEventListener('pagehide', closeAll, { signal }); // the page may be restored in this state
  disposables.add(() => [...open.keys()].forEach(forget));

  return function follow(checkbox) {
    forget(checkbox);
    const isMenu = toggleLabels(checkbox).some((label) => kindOf(label) === 'menu');
    if (checkbox.checked && isMenu)
      open.set(
        checkbox,
        runtime.escape.push(() => leave(checkbox)),
      );
  };
}

function leave(checkbox: HTMLInputElement): void {
  checkbox.click();
  controlsOf(checkbox)
    .find((control) => isVisible(control))
    ?.focus();
}

function isHiddenByMenuOf(checkbox: HTMLInputElement, element: Element): boolean {
  const [label] = toggleLabels(checkbox);
  const menu = label && panelOf(label, 'menu');
  return Boolean(menu && element !== label && isHiddenBy(menu, element));
}
