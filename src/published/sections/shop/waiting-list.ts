import { t } from '../../../i18n/t';
import type { MountBlock } from '../../../runtime/types';
import { say } from './say';

/** The form for a sold-out product's waiting list, which only the platform keeps: it would reload the page with the address. */
export const mountWaitingList: MountBlock = (form, runtime) => {
  const controller = new AbortController();
  const refuse = (event: Event) => {
    if (event.defaultPrevented) return; // an author's script has it
    event.preventDefault();
    say(runtime, t(runtime, 'Unable to send form. Please try again later.'));
  };
  form.addEventListener('submit', refuse, { signal: controller.signal });
  return () => controller.abort();
};
