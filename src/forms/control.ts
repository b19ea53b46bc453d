import { memberOf } from '../dom/member';

/** What a visitor types into or chooses from. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const CONTROLS = 'input, select, textarea';
const NO_FIELDS =
  ':disabled, [type="submit"], [type="button"], [type="reset"], [type="image"], [type="file"]';

/** Controls that hold a value, in the page's order; without disabled ones, and those of others, a captcha's say. */
export function controlsIn(form: Element): Control[] {
  const found = [...memberOf(form, 'querySelectorAll')<Control>(CONTROLS)];
  return found.filter((control) => !control.matches(NO_FIELDS) && !control.closest('[data-mortar-own]'));
}

/** Whether it is chosen, or not, from among several. */
export function isChoice(control: Control): control is HTMLInputElement {
  return control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio');
}

/** The label of a choice: its value, or the words beside it where the author gave none. */
export function choiceLabel(choice: Control): string {
  return choice.getAttribute('value') ?? wordsIn(choice.labels?.[0]);
}

const NO_WORDS =
  '.required, .description, .field-error, .mortar-spoken, [aria-hidden="true"], input, select, textarea, button';

/** The text of a label or legend, without its mark of being required and whatever stands in it beside words. */
export function wordsIn(element: Element | null | undefined): string {
  if (!element) return '';
  const copy = element.cloneNode(true) as Element;
  for (const other of copy.querySelectorAll(NO_WORDS)) other.remove();
  return copy.textContent.replace(/\s+/g, ' ').trim();
}
