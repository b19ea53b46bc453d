import { memberOf } from '../dom/member';
import { type ReplacedText, replaceText } from '../i18n/replaced-text';
import type { FormBlock } from './attach-form';
import { addHidden } from './honeypot';
import { submitButton } from './submit-button';
import type { Texts } from './texts';

/** Keeps a form as it is while it is being sent, and says that it is. */
export interface Lock {
  lock(): void;
  unlock(): void;
}

const SUBMITTING = 'Submitting…';
const CONTROLS = 'input, textarea, select, button';

/** Labels of newsletter buttons, which have a spinner and an icon beside them. */
const LABEL = '.newsletter-form-button-label';

export function createLock(
  { runtime, settings, signal }: FormBlock,
  form: HTMLFormElement,
  texts: Texts,
): Lock {
  const attributes = runtime.keepAttributes();
  const status = addHidden(form, signal); // at once: screen readers speak what comes into a region that they know
  status.setAttribute('role', 'status');
  let label: ReplacedText | undefined;

  function nameButton(text: string): void {
    const button = submitButton(form);
    if (button instanceof HTMLInputElement) attributes.set(button, 'value', text);
    else if (button) label = replaceText(button.querySelector(LABEL) ?? button);
    label?.write(text);
  }
  function unlock(): void {
    attributes.restore();
    label?.restore();
    label = undefined;
    status.textContent = '';
  }
  signal.addEventListener('abort', unlock);

  return {
    lock() {
      nameButton(settings.submittingText || texts(SUBMITTING));
      for (const control of memberOf(form, 'querySelectorAll')(CONTROLS))
        attributes.set(control, 'disabled', '');
      attributes.set(form, 'aria-busy', 'true');
      status.textContent = texts(SUBMITTING);
    },
    unlock,
  };
}
