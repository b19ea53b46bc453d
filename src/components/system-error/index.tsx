import { createDisposables } from '../../data/dispose';
import { readText } from '../../data/fields';
import { createLiveValue, type LiveValue } from '../../data/live-value';
import { t } from '../../i18n/t';
import { openRoot } from '../../runtime/block/root';
import type { ErrorPlace } from '../../runtime/events';
import type { Runtime } from '../../runtime/types';
import buttons from '../modal/buttons.css';
import { takeLayer } from '../modal/modal';
import { insertMountPoint, modalParent } from '../mount-point';
import overlay from '../overlay.css';
import { Overlay, TITLE } from './overlay';
import styles from './system-error.css';

const STYLES = overlay + styles + buttons;

const WHERE: ErrorPlace = { kind: 'ui', name: 'system-error' };

/** The texts of the open overlay. */
let shown: LiveValue<readonly string[]> | undefined;

/**
 * Covers the page with an API failure that no caller handles: an error or its message, if there is one. There is only
 * one overlay: another failure changes its text.
 */
export function showSystemError(runtime: Runtime, failure?: unknown): void {
  const paragraphs = describeFailure(runtime, failure);
  if (shown) shown.set(paragraphs);
  else openOverlay(runtime, paragraphs);
}

function openOverlay(runtime: Runtime, paragraphs: readonly string[]): void {
  const disposables = createDisposables();
  const text = createLiveValue(paragraphs);
  shown = text;
  const forget = () => {
    if (shown === text) shown = undefined;
  };
  disposables.add(forget);
  const overlay = (
    <Overlay
      runtime={runtime}
      paragraphs={text}
      zIndex={takeLayer(disposables)}
      onCleared={forget}
      onGone={disposables.dispose}
    />
  );
  const mountPoint = insertMountPoint(disposables, runtime, {
    className: 'mortar-ui mortar-overlay mortar-system-error-mount-point',
    styles: STYLES,
    parent: modalParent(),
  });
  openRoot(mountPoint, overlay, { runtime, where: WHERE, onFail: disposables.dispose }).then(
    disposables.add,
    (error) => {
      disposables.dispose();
      runtime.report(error, WHERE);
    },
  );
}

const textOf = readText('');

/** The failure's own message, if it has one, and what the visitor can check. */
function describeFailure(runtime: Runtime, failure: unknown): readonly string[] {
  const message = textOf(failure instanceof Error ? failure.message : failure);
  const what = t(runtime, 'Network error');
  return [
    message && message !== TITLE ? `${what}: ${t(runtime, message)}` : what,
    ...(navigator.onLine ? [] : [t(runtime, 'Please check your internet connection')]),
  ];
}
