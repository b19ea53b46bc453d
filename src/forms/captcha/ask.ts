import type { Disposables } from '../../data/dispose';
import * as page from '../../dom/page';
import { t } from '../../i18n/t';
import type { Runtime } from '../../runtime/types';

/**
 * Settles once a vendor's script may be loaded. Vendors may follow whoever loads them: a visitor who may not be
 * tracked is asked, in the captcha's place, and loads it by a press of the button.
 */
export function askVisitor(runtime: Runtime, box: HTMLElement, disposables: Disposables): Promise<void> {
  const { consent, events } = runtime;
  if (consent.allowsTracking()) return Promise.resolve();
  return new Promise((resolve) => {
    const load = () => {
      stopListening();
      box.replaceChildren();
      resolve();
    };
    const stopListening = events.on('consent', () => {
      if (consent.allowsTracking()) load();
    });
    disposables.add(stopListening);
    box.append(...drawQuestion(runtime, load));
  });
}

function drawQuestion(runtime: Runtime, load: () => void): HTMLElement[] {
  const button = page.create('button');
  button.type = 'button';
  button.textContent = t(runtime, 'Load CAPTCHA');
  button.addEventListener('click', load);
  const note = drawNote(t(runtime, 'The CAPTCHA comes from another site, which may set cookies.'));
  return [note, button];
}

/** A line in the captcha's place, which screen readers speak when it comes. */
export function drawNote(text: string): HTMLElement {
  const note = page.create('p');
  note.setAttribute('role', 'status');
  note.textContent = text;
  return note;
}
