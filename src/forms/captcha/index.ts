import { insertMountPoint } from '../../components/mount-point';
import { createDisposables, type Disposables } from '../../data/dispose';
import { messageOf } from '../../data/errors';
import * as page from '../../dom/page';
import { t } from '../../i18n/t';
import type { Runtime } from '../../runtime/types';
import styles from './captcha.css';
import { loadWidgets } from './load-widgets';
import { NOT_SET_UP } from './settings';
import type { Provider, Widgets } from './vendors';
import { type Captcha, renderWidget, type WidgetSettings } from './widget';

export type { Captcha } from './widget';

export interface CaptchaOptions extends WidgetSettings {
  readonly provider: Provider;
  /** Aborted when the form is unmounted. */
  readonly signal: AbortSignal;
}

const DESTROYED = 'Document was destroyed';

const opened = new WeakMap<HTMLElement, Disposables>();

/**
 * Opens a captcha: loads the vendor's script, then renders its widget. Rejects with 'ReCaptcha has not been set up!'
 * without a valid key, with 'Document was destroyed' if the signal is aborted, and with 'Unable to load. Try again.',
 * which is also shown to the visitor, if the vendor's script doesn't load.
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
  const widgets = await loading.finally(() => earlier?.dispose()); // not earlier: a button must not move while it is being pressed
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
 * Settles once a vendor script may be loaded. Vendors may track visitors: without consent, the captcha is replaced by a
 * button that loads it.
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

/** A message in place of the captcha, announced by screen readers. */
function drawNote(text: string): HTMLElement {
  const note = page.create('p');
  note.setAttribute('role', 'status');
  note.textContent = text;
  return note;
}
