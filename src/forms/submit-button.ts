import { memberOf } from '../dom/member';

/** The author's button label. */
export function buttonLabel(form: HTMLFormElement): string {
  const button = submitButton(form);
  return (button instanceof HTMLInputElement ? button.value : button?.textContent.trim()) ?? '';
}

export function submitButton(form: HTMLFormElement): HTMLInputElement | HTMLButtonElement | null {
  return memberOf(
    form,
    'querySelector',
  )<HTMLInputElement | HTMLButtonElement>(
    'input[type="submit"], button[type="submit"], button:not([type], [form=""])',
  );
}
