import type { Dispose } from '../../data/dispose';
import { isVisible } from '../../dom/is-visible';
import * as page from '../../dom/page';
import { isPressKey } from '../../dom/press-key';
import { t } from '../../i18n/t';
import { sectionLink } from './section-link';
import type { Template } from './template';
import { kindOf, TOGGLE } from './toggle-kinds';

/**
 * Menus and folders that a checkbox opens through the style sheet alone. Where it is hidden, its label works by keyboard.
 * An open menu closes by Escape and by a link to a place on the page, which would end up behind it.
 */
export function startCheckboxPanels(template: Template): void {
  const { runtime, attributes, signal, disposables } = template;
  const openMenus = new Map<HTMLInputElement, Dispose>();

  function update(checkbox: HTMLInputElement): void {
    const labels = toggleLabels(checkbox);
    for (const label of labels) attributes.set(label, 'aria-expanded', String(checkbox.checked));
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
      if (!checkbox || !label.matches(TOGGLE) || label.hasAttribute('aria-expanded')) continue;
      if (!isVisible(checkbox, { visibilityProperty: true })) makeButton(label, template);
      update(checkbox);
    }
  }

  describeAll();
  runtime.domObserver.watch(({ added }) => !signal.aborted && added.length && describeAll());
  const change = ({ target }: Event) => {
    if (target instanceof HTMLInputElement && toggleLabels(target).length) update(target);
  };
  const click = (event: Event) => {
    if (sectionLink(event)) for (const checkbox of openMenus.keys()) checkbox.click();
  };
  addEventListener('change', change, { signal });
  addEventListener('click', click, { signal });
  addEventListener('keydown', pressLabel, { signal });
  disposables.add(() => {
    for (const forgetEscape of openMenus.values()) forgetEscape();
  });
}

function leave(checkbox: HTMLInputElement): void {
  checkbox.click();
  toggleLabels(checkbox)[0]?.focus();
}

function makeButton(label: HTMLLabelElement, { runtime, attributes }: Template): void {
  attributes.set(label, 'role', 'button');
  attributes.set(label, 'tabindex', '0');
  const isNamed = label.hasAttribute('aria-label') || /\S/.test(label.textContent);
  if (!isNamed) attributes.set(label, 'aria-label', t(runtime, 'Menu'));
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
