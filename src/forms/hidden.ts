import { memberOf } from '../dom/member';
import * as page from '../dom/page';

/** Adds an element of ours to a form, out of sight, for as long as `signal`; nothing in it is a field. */
export function addHidden(form: HTMLFormElement, signal: AbortSignal): HTMLElement {
  const added = page.create('div');
  added.className = 'mortar-spoken';
  added.dataset.mortarOwn = '';
  memberOf(form, 'append')(added);
  signal.addEventListener('abort', () => added.remove());
  return added;
}
