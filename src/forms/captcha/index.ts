import { say } from '../../i18n/t';
import { messageOf } from '../../data/errors';
import type { Runtime } from '../../runtime/types';
import { createLifetime, type Lifetime } from '../../data/disposables';
import { insertMountPoint } from '../../components/mount-point';
import { askVisitor, drawNote } from './ask';
import { loadWidgets } from './load-widgets';
import { STYLES } from './styles';
import type { Provider, Widgets } from './vendors';
import { type Captcha, NOT_SET_UP, renderWidget, type WidgetParts } from './widget';

export type { Captcha } from './widget';

export interface CaptchaOptions extends WidgetParts {
  readonly provider: Provider;
  /** Ends with the form. */
  readonly signal: AbortSignal;
}

const DESTROYED = 'Document was destroyed';

const opened = new WeakMap<HTMLElement, Lifetime>();

/**
 * Opens a captcha: the vendor's script, then its widget. Rejects with 'ReCaptcha has not been set up!' without a key
 * that is good, with 'Document was destroyed' when the signal ends it, and with 'Unable to load. Try again.', which the
 * visitor sees too, when the vendor's script does not come.
 */
export async function openCaptcha(runtime: Runtime, options: CaptchaOptions): Promise<Captcha> {
  const { siteKey, place, signal } = options;
  if (!siteKey) throw new Error(NOT_SET_UP);
  if (signal.aborted) throw new Error(DESTROYED);
  const earlier = opened.get(place);
  const life = lifeOf(options);
  const destroyed = new Promise<never>((_, reject) => life.keep(() => reject(new Error(DESTROYED))));
  const box = insertMountPoint(life, runtime, 'mortar-captcha', STYLES, place);
  const loading = Promise.race([destroyed, askAndLoad(runtime, options, box, life)]);
  const widgets = await loading.finally(() => earlier?.end()); // not before: a button must not move under a press
  return renderWidget(widgets, box, options, life);
}

function lifeOf({ place, signal }: CaptchaOptions): Lifetime {
  const life = createLifetime();
  opened.set(place, life);
  signal.addEventListener('abort', life.end);
  life.keep(() => signal.removeEventListener('abort', life.end));
  return life;
}

async function askAndLoad(
  runtime: Runtime,
  options: CaptchaOptions,
  box: HTMLElement,
  life: Lifetime,
): Promise<Widgets> {
  await askVisitor(runtime, box, life);
  try {
    return await loadWidgets(runtime, options.provider);
  } catch (error) {
    box.replaceChildren(drawNote(say(runtime, messageOf(error))));
    throw error;
  }
}
