import { UNKNOWN } from '../../api/form';
import { memberOf } from '../../dom/member';
import { t } from '../../i18n/t';
import type { Runtime } from '../../runtime/types';

/**
 * Says on a form's own button that nothing was sent, in the browser's own bubble: the code that would draw a message has
 * not come either. Without it, a visitor would take the silence for success.
 */
export function sayUnsent(runtime: Runtime, form: unknown): void {
  const button = form instanceof HTMLFormElement && memberOf(form, 'querySelector')('[type=submit]');
  if (!(button instanceof HTMLButtonElement || button instanceof HTMLInputElement)) return;
  button.setCustomValidity(t(runtime, UNKNOWN));
  button.reportValidity();
  button.addEventListener('click', () => button.setCustomValidity(''), { once: true }); // before it is sent again
}
