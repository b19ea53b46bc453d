import { insertMountPoint } from '../../components/mount-point';
import { createDisposables, type Disposables } from '../../data/dispose';
import { messageOf } from '../../data/errors';
import * as page from '../../dom/page';
import { t } from '../../i18n/t';
import type { Runtime } from '../../runtime/types';
import styles from './captcha.css';
import { loadWidgets } from './load-widgets';
import type { Provider, Widgets } from './vendors';
import { type Captcha, NOT_SET_UP, renderWidget, type WidgetSettings } from './widget';

export type { Captcha } from './widget';

export interface CaptchaOptions extends WidgetSettings {
  readonly provider: Provider;
  /** Ends with the form. */
  readonly signal: AbortSignal;
}

const DESTROYED = 'Document was destroyed';

const opened = new WeakMap<HTMLElement, Disposables>();

/**
 * Opens a captcha: the vendor's script, then its widget. Rejects with 'ReCaptcha has not been set up!' without a key
 * that is good, with 'Document was destroyed' when the signal ends it, and with 'Unable to load. Try again.', which the
 * visitor sees too, when the vendor's script does not come.
 */
export async function openCaptcha(runtime: Runtime, options: CaptchaOptions): Promise<Captcha> {
  const { siteKey, container, signal } = options;
  if (!siteKey) throw new Error(NOT_SET_UP);
  if (signal.aborted) throw new Error(DESTROYED);
  const earlier = opened.get(container);
  const disposables = lifeOf(options);
  const destroyed = new Promise<never>((_, reject) => disposables.add(() => reject(new Error(DESTROYED))));
  const box = insertMountPoint(disposables, runtime, 'mortar-captcha', styles, container);
  const loading = Promise.race([destroyed, askAndLoad(runtime, options, box, disposables)]);
  const widgets = await loading.finally(() => earlier?.dispose()); // not before: a button must not move under a press
  return renderWidget(widgets, box, options, disposables);
}

function lifeOf({ container, signal }: CaptchaOptions): Disposables {
  const disposables = createDisposables();
  opened.set(container, disposables);
  signal.addEventListener('abort', disposables.dispose);
  disposables.add(() => signal.removeEventListener('abort', disposables.dispose));
  return disposables;
}

async function askAndLoad(
  runtime: Runtime,
  options: CaptchaOptions,
  box: HTMLElement,
  disposables: Disposables,
): Promise<Widgets> {
  await askVisitor(runtime, box, disposables);
  try {
    return await loadWidgets(runtime, options.provider);
  } catch (error) {
    box.replaceChildren(drawNote(t(runtime, messageOf(error))));
    throw error;
  }
}

/**
 * Settles once a vendor's script may be loaded. Vendors may follow whoever loads them: a visitor who may not be
 * tracked is asked, in the captcha's place, and loads it by a press of the button.
 */
function askVisitor(runtime: Runtime, box: HTMLElement, disposables: Disposables): Promise<void> {
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
function drawNote(text: string): HTMLElement {
  const note = page.create('p');
  note.setAttribute('role', 'status');
  note.textContent = text;
  return note;
}
