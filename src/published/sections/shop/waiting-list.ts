import { t } from '../../../i18n/t';
import type { Scope } from '../../common/scope';
import { showToast } from './show-toast';

/** The form for a sold-out product's waiting list, which only the platform keeps: it would reload the page with the address. */
export function mountWaitingList(form: HTMLElement, { runtime, signal }: Scope): void {
  const refuse = (event: Event) => {
    if (event.defaultPrevented) return; // an author's script has it
    event.preventDefault();
    showToast(runtime, t(runtime, 'Unable to send form. Please try again later.'));
  };
  form.addEventListener('submit', refuse, { signal });
}
