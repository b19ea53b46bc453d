import { TOGGLE } from './toggle-kinds';

/** The checkbox of a label, unless a controller was to do what the style sheet waits for. */
export function checkboxOf({ control }: HTMLLabelElement): HTMLInputElement | undefined {
  const isOurs = control?.matches('input[type=checkbox]:not([data-controller], [data-controllers-bound])');
  return isOurs ? (control as HTMLInputElement) : undefined;
}

/** The labels of a checkbox that look like a template's buttons. */
export function toggleLabels(checkbox: HTMLInputElement): HTMLLabelElement[] {
  return [...(checkbox.labels ?? [])].filter((label) => checkboxOf(label) && label.matches(TOGGLE));
}

/** What keyboards reach: the labels that were made buttons, or else the checkbox itself. */
export function controlsOf(checkbox: HTMLInputElement): HTMLElement[] {
  const buttons = toggleLabels(checkbox).filter((label) => label.matches('[role=button]'));
  return buttons.length ? buttons : [checkbox];
}
