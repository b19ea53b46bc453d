import { memberOf } from '../dom/member';
import * as page from '../dom/page';
import type { FormBlock } from './attach-form';
import { readCaptchaSettings } from './captcha/vendors';
import type { Captcha } from './captcha/widget';
import { submitButton } from './submit-button';

/** The captcha of a form, where it has one. */
export interface FormCaptcha {
  /** What proves a visitor human, where that is asked; `undefined` while it is not solved. */
  answer(): { readonly captchaKey?: string } | undefined;
  /** Asks anew after a submission failed, and holds the button until it is solved. */
  askAgain(): void;
}

/** Its script is loaded when the visitor first touches the form; after a failure the next touch tries again. */
export function attachCaptcha(block: FormBlock, form: HTMLFormElement): FormCaptcha {
  const { runtime, signal } = block;
  const { siteKey, provider } = readCaptchaSettings(runtime.site);
  const held = runtime.keepAttributes();
  let captcha: Captcha | undefined;
  let isOpening = false;
  let container: HTMLElement | undefined;

  async function open(): Promise<void> {
    if (isOpening || captcha) return;
    isOpening = true;
    try {
      container ??= insertPlace(block, form);
      const { openCaptcha } = await runtime.chunks.load('captcha');
      captcha = await openCaptcha(runtime, { provider, siteKey, container, signal, onChange: releaseButton });
    } catch (error) {
      runtime.report(error, { kind: 'block', name: 'captcha' });
    }
    isOpening = false;
  }
  function releaseButton(): void {
    if (captcha?.answer()) held.restore();
  }

  memberOf(form, 'addEventListener')('focusin', open, { signal });
  memberOf(form, 'addEventListener')('pointerdown', open, { signal });
  signal.addEventListener('abort', held.restore);
  if (page.activeElement()?.closest('form') === form) void open(); // touched before this was loaded
  return {
    answer() {
      void open();
      const captchaKey = captcha?.answer();
      if (captchaKey) return { captchaKey };
      return siteKey ? undefined : {};
    },
    askAgain() {
      const button = submitButton(form);
      captcha?.reset();
      if (captcha && button) held.set(button, 'disabled', '');
    },
  };
}

function insertPlace({ signal }: FormBlock, form: HTMLFormElement): HTMLElement {
  const container = page.create('div');
  container.dataset.mortarOwn = '';
  const button = submitButton(form);
  const row = button?.closest('.form-button-wrapper, .submit-wrapper') ?? button;
  if (row) row.before(container);
  else memberOf(form, 'append')(container);
  signal.addEventListener('abort', () => container.remove());
  return container;
}
