import { createResizeObserver } from '../../../dom/observers';
import type { Scope } from '../../common/scope';
import { clearHeader, headerAndText } from '../../first-paint/clear-header';

/** Keeps the text below the header, whose height the window, fonts and the logo change after the first paint. */
export function keepTextBelowHeader({ runtime, disposables }: Scope): void {
  const [header, text] = headerAndText();
  if (!header || !text) return;
  const attributes = runtime.keepAttributes();
  const observer = createResizeObserver(() => {
    attributes.style(text, 'padding-top', ''); // what the first paint set
    attributes.restore();
    clearHeader(attributes);
  });
  observer.observe(header);
  disposables.add(() => observer.disconnect());
  disposables.add(() => attributes.restore());
}
