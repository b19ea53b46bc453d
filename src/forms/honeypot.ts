import * as page from '../dom/page';
import type { FormBlock } from './attach-form';
import { addUnseen } from './hidden';

/** What makes a submission look like a machine's. It is sent along for the server to judge, and never in the way. */
export interface Trap {
  signs(): { readonly spamSigns?: readonly string[] };
}

/** Milliseconds within which hardly anybody reads a form, fills it in and sends it. */
const HASTE = 2000;

/** A field that no visitor comes across, and the time since the form could be filled in. */
export function setTrap({ signal }: FormBlock, form: HTMLFormElement): Trap {
  const start = performance.now();
  const bait = addBait(addUnseen(form, signal));
  return {
    signs() {
      const spamSigns = [];
      if (bait.value) spamSigns.push('honeypot');
      if (performance.now() - start < HASTE) spamSigns.push('time');
      return spamSigns.length ? { spamSigns } : {};
    },
  };
}

function addBait(holder: HTMLElement): HTMLInputElement {
  const bait = page.create('input');
  bait.name = 'fax';
  bait.autocomplete = 'off';
  holder.inert = true;
  holder.append(bait);
  return bait;
}
