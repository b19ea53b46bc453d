import { memberOf } from '../dom/member';

/** A native form control. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const CONTROLS = 'input, select, textarea';
const NO_FIELDS =
  ':disabled, [type="submit"], [type="button"], [type="reset"], [type="image"], [type="file"]';

/**
 * The controls that hold a value, in document order; without disabled ones and those of others, such as a captcha's.
 * With those elsewhere on the page whose `form` attribute names the form.
 */
export function controlsIn(form: Element): Control[] {
  const found = form instanceof HTMLFormElement ? elementsOf(form) : inside(form);
  return found.filter((control) => !control.matches(NO_FIELDS) && !control.closest('[data-mortar-own]'));
}

function inside(element: Element): Control[] {
  return [...memberOf(element, 'querySelectorAll')<Control>(CONTROLS)];
}

function elementsOf(form: HTMLFormElement): Control[] {
  return [...memberOf(form, 'elements')].filter((element): element is Control => element.matches(CONTROLS));
}

/** Whether a control is a checkbox or radio button. */
export function isChoice(control: Control): control is HTMLInputElement {
  return control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio');
}

/** The label of a choice: its value, or its label's text if the author set no value. */
export function choiceLabel(choice: Control): string {
  return choice.getAttribute('value') ?? visibleText(choice.labels?.[0]);
}

const NOT_VISIBLE =
  '.required, .description, .field-error, .mortar-visually-hidden, [aria-hidden="true"], input, select, textarea, button';

/** The text of a label or legend, without the required mark and nested controls. */
export function visibleText(element: Element | null | undefined): string {
  if (!element) return '';
  const copy = element.cloneNode(true) as Element;
  for (const other of copy.querySelectorAll(NOT_VISIBLE)) other.remove();
  return copy.textContent.replace(/\s+/g, ' ').trim();
}
