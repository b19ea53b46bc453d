import type { Disposables } from '../../data/dispose';
import { CaptchaError } from './captcha-error';
import { NOT_SET_UP } from './settings';
import type { WidgetOptions, Widgets } from './vendors';

export interface Captcha {
  /** The proof; `undefined` until solved, once expired, and after disposal. */
  answer(): string | undefined;
  /** Starts over: an answer is valid for one submission. */
  reset(): void;
}

export interface WidgetSettings {
  readonly siteKey: string;
  /** Where it is rendered. A captcha opened there later replaces the earlier one. */
  readonly container: HTMLElement;
  /** Called when it is solved, when the answer expires, and when the vendor's script fails. */
  onChange?(): void;
}

/** Normal widget width of all vendors in px. */
const NORMAL_WIDTH = 304;

/**
 * Renders a vendor's widget into our element until disposed. A site key that the vendor rejects counts as missing; the
 * vendor's error is the cause.
 */
export function renderWidget(
  widgets: Widgets,
  box: HTMLElement,
  options: WidgetSettings,
  disposables: Disposables,
): Captcha {
  const widget = orDispose(disposables, () => widgets.render(box, optionsOf(options)));
  disposables.add(() => widgets.remove?.(widget));
  return {
    answer: () => (disposables.isDisposed() ? undefined : widgets.getResponse(widget) || undefined),
    reset() {
      if (!disposables.isDisposed()) widgets.reset(widget);
    },
  };
}

function optionsOf({ siteKey, container, onChange }: WidgetSettings): WidgetOptions {
  const notifyChange = () => onChange?.();
  return {
    sitekey: siteKey,
    size: container.clientWidth < NORMAL_WIDTH ? 'compact' : 'normal',
    callback: notifyChange,
    'expired-callback': notifyChange,
    'error-callback': notifyChange,
  };
}

function orDispose<Result>(disposables: Disposables, draw: () => Result): Result {
  try {
    return draw();
  } catch (cause) {
    disposables.dispose();
    throw new CaptchaError(NOT_SET_UP, { cause });
  }
}
