import { memberOf } from '../dom/member';

/** The author's button label. */
export function buttonLabel(form: HTMLFormElement): string {
  const button = submitButton(form);
  return (button instanceof HTMLInputElement ? button.value : button?.textContent.trim()) ?? '';
}

/** The form's first one, which may stand outside of it. */
export function submitButton(form: HTMLFormElement): HTMLInputElement | HTMLButtonElement | undefined {
  return controlsOf(form).find((control) => control.type === 'submit');
}

/** A form's inputs and buttons, wherever they are; those in it that belong to no form are not its own. */
function controlsOf(form: HTMLFormElement) {
  return [...memberOf(form, 'elements')].filter(
    (element) => element instanceof HTMLInputElement || element instanceof HTMLButtonElement,
  );
}
