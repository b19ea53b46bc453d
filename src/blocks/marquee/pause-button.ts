import type { Dispose } from '../../data/dispose';
import * as page from '../../dom/page';
import { t } from '../../i18n/t';

import type { MarqueeBlock } from './marquee';

export interface PauseButton {
  show(isShown: boolean): void;
  mark(isPaused: boolean): void;
}

/** What moves by itself can be stopped (WCAG 2.2.2). */
export function createPauseButton(
  { runtime, signal }: MarqueeBlock,
  host: Element,
  toggle: Dispose,
): PauseButton {
  const controls = page.create('div');
  const button = page.create('button');
  controls.className = 'mortar-marquee-controls';
  button.type = 'button';
  button.addEventListener('click', toggle, { signal });
  controls.append(button);
  return {
    show(isShown) {
      if (!isShown) controls.remove();
      else if (!controls.parentNode) host.append(controls);
    },
    mark(isPaused) {
      button.className = isPaused ? 'mortar-marquee-play' : 'mortar-marquee-pause';
      button.setAttribute('aria-label', t(runtime, isPaused ? 'Play moving text' : 'Pause moving text'));
    },
  };
}
