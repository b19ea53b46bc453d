import type { Dispose } from '../../../data/dispose';
import { isVisible } from '../../../dom/is-visible';
import * as page from '../../../dom/page';
import { isPressKey } from '../../../dom/press-key';
import type { Scope } from '../../shared/scope';
import { panelOf } from './find-panel';
import { watchKeyboardFocus } from './keyboard-focus';
import { sectionLink } from './section-link';
import { kindOf, TOGGLE } from './toggle-kinds';
import { nameToggle } from './toggle-name';
import { isHiddenBy } from './visibility';

/**
 * Menus and folders that a checkbox opens through the style sheet alone. Where it is hidden, its label works by keyboard.
 * An open menu closes by Escape, by a link to a place on the page, which would end up behind it, and when the keyboard
 * goes on to what it hides.
 */
export function startCheckboxPanels(scope: Scope): void {
  const { runtime, attributes, signal, disposables } = scope;
  const openMenus = new Map<HTMLInputElement, Dispose>();
  const known = new WeakSet<HTMLLabelElement>();

  function update(checkbox: HTMLInputElement): void {
    const labels = toggleLabels(checkbox);
    for (const control of controlsOf(checkbox))
      attributes.set(control, 'aria-expanded', String(checkbox.checked));
    openMenus.get(checkbox)?.();
    openMenus.delete(checkbox);
    if (!checkbox.checked || !labels.some((label) => kindOf(label) === 'menu')) return;
    openMenus.set(
      checkbox,
      runtime.escape.push(() => leave(checkbox)),
    );
  }

  function describeAll(): void {
    for (const label of page.all<HTMLLabelElement>('label[for]')) {
      const checkbox = checkboxOf(label);
      if (!checkbox || !label.matches(TOGGLE) || known.has(label) || label.hasAttribute('aria-expanded'))
        continue;
      known.add(label);
      if (!isVisible(checkbox, { visibilityProperty: true })) makeButton(label, scope);
      update(checkbox);
    }
  }

  describeAll();
  runtime.domObserver.watch(({ added }) => !signal.aborted && added.length && describeAll());
  const change = ({ target }: Event) => {
    if (target instanceof HTMLInputElement && toggleLabels(target).length) update(target);
  };
  const closeMenus = () => {
    for (const checkbox of openMenus.keys()) checkbox.click();
  };
  const click = (event: Event) => {
    if (sectionLink(event)) closeMenus();
  };
  const followFocus = (focused: HTMLElement) => {
    for (const checkbox of openMenus.keys()) if (isHiddenByMenuOf(checkbox, focused)) checkbox.click();
  };
  watchKeyboardFocus(followFocus, signal);
  addEventListener('change', change, { signal });
  addEventListener('click', click, { signal });
  addEventListener('keydown', pressLabel, { signal });
  addEventListener('pagehide', closeMenus, { signal }); // the page may be restored in this state
  disposables.add(() => {
    for (const forgetEscape of openMenus.values()) forgetEscape();
    openMenus.clear();
  });
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

/** Not if a controller was to do what the style sheet waits for. */
function checkboxOf({ control }: HTMLLabelElement): HTMLInputElement | undefined {
  const isOurs = control?.matches('input[type=checkbox]:not([data-controller], [data-controllers-bound])');
  return isOurs ? (control as HTMLInputElement) : undefined;
}

function toggleLabels(checkbox: HTMLInputElement): HTMLLabelElement[] {
  return [...(checkbox.labels ?? [])].filter((label) => checkboxOf(label) && label.matches(TOGGLE));
}

/** What keyboards reach: the labels that were made buttons, or else the checkbox itself. */
function controlsOf(checkbox: HTMLInputElement): HTMLElement[] {
  const buttons = toggleLabels(checkbox).filter((label) => label.matches('[role=button]'));
  return buttons.length ? buttons : [checkbox];
}
