import { memberOf } from '../dom/member';
import * as page from '../dom/page';
import type { FormBlock } from './attach-form';

/** What makes a submission look like a machine's. It is sent along for the server to judge, and never in the way. */
export interface Trap {
  signs(): { readonly spamSigns?: readonly string[] };
}

/** Milliseconds within which hardly anybody reads a form, fills it in and sends it. */
const HASTE = 2000;

/** A field that no visitor comes across, and the time since the form could be filled in. */
export function addHoneypot({ signal }: FormBlock, form: HTMLFormElement): Trap {
  const start = performance.now();
  const input = addInput(addHidden(form, signal));
  return {
    signs() {
      const spamSigns = [];
      if (input.value) spamSigns.push('honeypot');
      if (performance.now() - start < HASTE) spamSigns.push('time');
      return spamSigns.length ? { spamSigns } : {};
    },
  };
}

function addInput(holder: HTMLElement): HTMLInputElement {
  const input = page.create('input');
  input.name = 'fax';
  input.autocomplete = 'off';
  holder.inert = true;
  holder.append(input);
  return input;
}

/** Adds an element of ours to a form, out of sight, for as long as `signal`; nothing in it is a field. */
export function addHidden(form: HTMLFormElement, signal: AbortSignal): HTMLElement {
  const added = page.create('div');
  added.className = 'mortar-spoken';
  added.dataset.mortarOwn = '';
  memberOf(form, 'append')(added);
  signal.addEventListener('abort', () => added.remove());
  return added;
}
