import { createResizeObserver } from '../../dom/observers';
import { clearHeader, headerAndText } from '../first-paint/clear-header';
import type { Template } from './template';

/** The space for the header follows its height: the window, fonts and the logo change it after the first paint. */
export function offsetFirstSection({ runtime, disposables }: Template): void {
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
