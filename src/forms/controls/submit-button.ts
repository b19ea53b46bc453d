import { allControls } from './control';

/** The author's button label. */
export function buttonLabel(form: HTMLFormElement): string {
  const button = submitButton(form);
  return (button instanceof HTMLInputElement ? button.value : button?.textContent.trim()) ?? '';
}

/** The form's first one, which may stand outside of it. */
export function submitButton(form: HTMLFormElement): HTMLInputElement | HTMLButtonElement | undefined {
  return allControls(form).find(
    (control): control is HTMLInputElement | HTMLButtonElement => control.type === 'submit',
  );
}
