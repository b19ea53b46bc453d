import { isVisible } from '../../../dom/is-visible';
import * as page from '../../../dom/page';
import { isPressKey } from '../../../dom/press-key';
import type { Scope } from '../../common/scope';
import { checkboxOf, controlsOf, toggleLabels } from './checkbox-labels';
import { closeCheckboxMenus } from './checkbox-menus';
import { TOGGLE } from './toggle-kinds';
import { nameToggle } from './toggle-name';

/**
 * Menus and folders that a checkbox opens through the style sheet alone. Where the checkbox is hidden, its label works by
 * keyboard.
 */
export function startCheckboxPanels(scope: Scope): void {
  const { runtime, attributes, disposables, signal } = scope;
  const followMenu = closeCheckboxMenus(scope);
  const known = new WeakSet<HTMLLabelElement>();

  function update(checkbox: HTMLInputElement): void {
    for (const control of controlsOf(checkbox))
      attributes.set(control, 'aria-expanded', String(checkbox.checked));
    followMenu(checkbox);
  }

  function describeAll(): void {
    for (const label of page.all<HTMLLabelElement>('label[for]')) {
      const checkbox = checkboxOf(label);
      const isToggle = label.matches(TOGGLE) && !label.hasAttribute('aria-expanded');
      if (!checkbox || !isToggle || known.has(label)) continue;
      known.add(label);
      if (!isVisible(checkbox, { visibilityProperty: true })) makeButton(label, scope);
      update(checkbox);
    }
  }

  const change = ({ target }: Event) => {
    if (target instanceof HTMLInputElement && toggleLabels(target).length) update(target);
  };
  describeAll();
  const unwatch = runtime.domObserver.watch(({ added }) => {
    if (added.length) describeAll();
  });
  disposables.add(unwatch);
  addEventListener('change', change, { signal });
  addEventListener('keydown', pressLabel, { signal });
}

function makeButton(label: HTMLLabelElement, scope: Scope): void {
  scope.attributes.toggleClass(label, 'mortar-toggle', true);
  scope.attributes.set(label, 'role', 'button');
  scope.attributes.set(label, 'tabindex', '0');
  nameToggle(label, scope);
}

function pressLabel(event: KeyboardEvent): void {
  const { target, key, repeat } = event;
  if (!(target instanceof HTMLLabelElement) || !isPressKey(key) || repeat || !checkboxOf(target)) return;
  event.preventDefault();
  target.click();
}
