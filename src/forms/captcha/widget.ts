import type { Disposables } from '../../data/dispose';
import type { WidgetOptions, Widgets } from './vendors';

/** The question whether a visitor is human, as it stands in a form. */
export interface Captcha {
  /** What proves it; `undefined` while it is not solved, once it has expired, and after its end. */
  answer(): string | undefined;
  /** Asks anew: an answer is good for one submission. */
  reset(): void;
  destroy(): void;
}

export interface WidgetSettings {
  readonly siteKey: string;
  /** Where it is drawn. What is opened there later takes the place of what was. */
  readonly container: HTMLElement;
  /** Told when it is solved, when the answer has expired, and when the vendor has failed. */
  onChange?(): void;
}

/** Width in px of every vendor's usual widget. */
const NORMAL_WIDTH = 304;

export const NOT_SET_UP = 'ReCaptcha has not been set up!';

/**
 * Draws a vendor's widget into an element of ours, for as long as the lifetime. A site key that the vendor refuses is
 * none: the cause is what the vendor said.
 */
export function renderWidget(
  widgets: Widgets,
  box: HTMLElement,
  options: WidgetSettings,
  disposables: Disposables,
): Captcha {
  const widget = orEnd(disposables, () => widgets.render(box, optionsOf(options)));
  disposables.add(() => widgets.remove?.(widget));
  return {
    answer: () => (disposables.isDisposed() ? undefined : widgets.getResponse(widget) || undefined),
    reset() {
      if (!disposables.isDisposed()) widgets.reset(widget);
    },
    destroy: disposables.dispose,
  };
}

function optionsOf({ siteKey, container, onChange }: WidgetSettings): WidgetOptions {
  const tellChange = () => onChange?.();
  return {
    sitekey: siteKey,
    size: container.clientWidth < NORMAL_WIDTH ? 'compact' : 'normal',
    callback: tellChange,
    'expired-callback': tellChange,
    'error-callback': tellChange,
  };
}

function orEnd<Result>(disposables: Disposables, draw: () => Result): Result {
  try {
    return draw();
  } catch (cause) {
    disposables.dispose();
    throw new Error(NOT_SET_UP, { cause });
  }
}
