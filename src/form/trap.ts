import * as page from '../runtime/page';
import type { FormBlock } from './engine';

/** What makes a submission look like a machine's. It is sent along for the server to judge, and never in the way. */
export interface Trap {
  signs(): { readonly spamSigns?: readonly string[] };
}

/** Milliseconds within which hardly anybody reads a form, fills it in and sends it. */
const HASTE = 2000;

/** A field that no visitor comes across, and the time since the form could be filled in. */
export function setTrap({ signal }: FormBlock, form: HTMLFormElement): Trap {
  const start = performance.now();
  const bait = createBait();
  form.append(bait.holder);
  signal.addEventListener('abort', () => bait.holder.remove());
  return {
    signs() {
      const spamSigns = [];
      if (bait.input.value) spamSigns.push('honeypot');
      if (performance.now() - start < HASTE) spamSigns.push('time');
      return spamSigns.length ? { spamSigns } : {};
    },
  };
}

function createBait() {
  const holder = page.create('div');
  holder.className = 'mortar-spoken';
  holder.dataset.mortarOwn = '';
  holder.inert = true;
  const input = page.create('input');
  input.type = 'text';
  input.name = 'fax';
  input.tabIndex = -1;
  input.autocomplete = 'off';
  holder.append(input);
  return { holder, input };
}
