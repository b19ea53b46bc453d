import { memberOf } from '../../dom/member';
import * as page from '../../dom/page';

/** A native form control. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const CONTROLS = 'input, select, textarea, button';
const NO_FIELDS =
  'button, :disabled, [type="submit"], [type="button"], [type="reset"], [type="image"], [type="file"]';

/** The controls that hold a value, without disabled ones. */
export function controlsIn(form: Element): Control[] {
  return allControls(form).filter((control): control is Control => !control.matches(NO_FIELDS));
}

/**
 * Inputs and buttons in document order, and then the pictures that send the form, without those of others, such as a
 * captcha's; a form's also elsewhere on the page, where their `form` attribute names it.
 */
export function allControls(form: Element): (Control | HTMLButtonElement)[] {
  const found =
    form instanceof HTMLFormElement
      ? [...memberOf(form, 'elements'), ...picturesThatSend(form)]
      : memberOf(form, 'querySelectorAll')(CONTROLS);
  return [...found].filter(
    (element): element is Control | HTMLButtonElement =>
      element.matches(CONTROLS) && !element.closest('[data-mortar-own]'),
  );
}

/** Browsers leave these out of a form's `elements`. */
function picturesThatSend(form: HTMLFormElement): HTMLInputElement[] {
  const pictures = [...page.all<HTMLInputElement>('input[type="image"]')];
  return pictures.filter((picture) => memberOf(picture, 'form') === form);
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
