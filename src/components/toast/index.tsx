import { createDisposables } from '../../data/dispose';
import { createLiveValue } from '../../data/live-value';
import { t } from '../../i18n/t';
import { openRoot } from '../../runtime/block/root';
import type { ErrorPlace } from '../../runtime/events';
import type { Runtime } from '../../runtime/types';
import { insertMountPoint } from '../mount-point';
import overlay from '../overlay.css';
import styles from './toast.css';
import { readMessage, type Toast } from './toast-box';
import { Toasts } from './toasts';

let region: ToastRegion | undefined;

/**
 * Shows a message for a moment at the top right of the page. Resolves when it has disappeared; anything but text is
 * ignored.
 */
export function toast(runtime: Runtime, message: unknown): Promise<'confirm'> {
  const text = readMessage(message);
  if (!text) return Promise.resolve('confirm');
  region = region?.isOnPage() ? region : openRegion(runtime); // a script may have replaced the body
  return region.show(text);
}

const STYLES = overlay + styles;

const WHERE: ErrorPlace = { kind: 'ui', name: 'toast' };

/** Screen readers only announce changes of regions they know; this gives them time, in milliseconds. */
const GETTING_KNOWN = 100;

/** The container of all toasts, rendered while there are any. */
interface ToastRegion {
  isOnPage(): boolean;
  /** Rejects if it can't be rendered. */
  show(text: string): Promise<'confirm'>;
}

function openRegion(runtime: Runtime): ToastRegion {
  const disposables = createDisposables();
  let count = 0;
  const toasts = createLiveValue<readonly Toast[]>([]);
  disposables.add(() => {
    for (const toast of toasts.get()) toast.onHidden();
  });
  const remove = (gone: Toast) => {
    toasts.set(toasts.get().filter((toast) => toast !== gone));
    if (!toasts.get().length) disposables.dispose();
  };
  const mountPoint = insertMountPoint(disposables, runtime, {
    className: 'mortar-ui mortar-overlay mortar-toast-mount-point',
    styles: STYLES,
  });
  const closeLabel = t(runtime, 'Close');
  const drawn = <Toasts toasts={toasts} closeLabel={closeLabel} onGone={remove} />;
  const opening = openRoot(mountPoint, drawn, { runtime, where: WHERE, onFail: disposables.dispose });
  opening.then(disposables.add, disposables.dispose);
  const known = opening.then(() => new Promise<void>((resolve) => setTimeout(resolve, GETTING_KNOWN)));

  return {
    isOnPage: () => mountPoint.isConnected,
    async show(text) {
      await known;
      if (disposables.isDisposed()) return 'confirm';
      return new Promise((resolve) => {
        toasts.set([...toasts.get(), { id: ++count, text, onHidden: () => resolve('confirm') }]);
      });
    },
  };
}
