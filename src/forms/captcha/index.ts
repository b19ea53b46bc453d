import { insertMountPoint } from '../../components/mount-point';
import { createDisposables, type Disposables } from '../../data/dispose';
import { messageOf } from '../../data/errors';
import type { Runtime } from '../../runtime/types';
import styles from './captcha.css';
import { CaptchaError } from './captcha-error';
import { loadWidgets } from './load-widgets';
import { askVisitor, showNote } from './question';
import { NOT_SET_UP } from './settings';
import type { Provider, Widgets } from './vendors';
import { type Captcha, renderWidget, type WidgetSettings } from './widget';

export type { Captcha } from './widget';

interface CaptchaOptions extends WidgetSettings {
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
  if (!siteKey) throw new CaptchaError(NOT_SET_UP);
  if (signal.aborted) throw new CaptchaError(DESTROYED);
  const earlier = opened.get(container);
  const disposables = lifeOf(options);
  const destroyed = new Promise<never>((_, reject) =>
    disposables.add(() => reject(new CaptchaError(DESTROYED))),
  );
  const box = insertMountPoint(disposables, runtime, {
    className: 'mortar-captcha',
    styles,
    parent: container,
  });
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
    return await loadWidgets(runtime, options.provider, options.signal);
  } catch (error) {
    await showNote(runtime, box, messageOf(error), disposables);
    throw error;
  }
}
