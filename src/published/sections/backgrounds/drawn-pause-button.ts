import pauseStyles from '../../../components/pause-button.css';
import type { Dispose } from '../../../data/dispose';
import * as page from '../../../dom/page';
import { addStyles } from '../../../dom/styles';
import { t } from '../../../i18n/t';
import type { Runtime } from '../../../runtime/types';

/** A button, and how it shows the state. */
export interface PauseButton {
  readonly button: HTMLElement;
  show(isPaused: boolean): void;
  readonly remove: Dispose;
}

/** For pages that bring no button of their own: moving content must be pausable (WCAG 2.2.2). */
export function drawPauseButton(root: HTMLElement, runtime: Runtime): PauseButton {
  const removeStyles = addStyles(pauseStyles, runtime.tag.nonce);
  const controls = page.create('div');
  controls.className = 'mortar-ui mortar-background-controls';
  const button = page.create('button');
  button.setAttribute('form', '');
  const show = (isPaused: boolean) => {
    button.className = isPaused ? 'mortar-pause-button mortar-paused' : 'mortar-pause-button';
    button.ariaLabel = t(runtime, isPaused ? 'Play background video' : 'Pause background video');
  };
  show(false);
  controls.append(button);
  frontOf(root).append(controls);
  return {
    button,
    show,
    remove() {
      controls.remove();
      removeStyles();
    },
  };
}

/** What holds the background and the content that covers it. */
function frontOf(root: HTMLElement): Element {
  return root.closest('.page-section, .sqs-slide-wrapper') ?? root.offsetParent ?? root;
}
