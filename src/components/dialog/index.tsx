import { createDisposables } from '../../data/dispose';
import { openRoot } from '../../runtime/block/root';
import type { ErrorPlace } from '../../runtime/events';
import type { Runtime } from '../../runtime/types';
import buttons from '../modal/buttons.css';
import { takeLayer } from '../modal/modal';
import { insertMountPoint, modalParent } from '../mount-point';
import overlay from '../overlay.css';
import { Dialog } from './dialog';
import styles from './dialog.css';
import { type Answer, type Question, readQuestion } from './question';

const STYLES = overlay + styles + buttons;

export type { Answer, Question };

const WHERE: ErrorPlace = { kind: 'ui', name: 'dialog' };

/** Asks a question in a modal dialog. Escape and a click on the backdrop answer `cancel`. */
export function confirm(runtime: Runtime, question: Question): Promise<Answer> {
  const disposables = createDisposables();
  return new Promise((resolve, reject) => {
    const breakOff = (error: unknown) => {
      disposables.dispose();
      reject(error);
    };
    const cancel = () => {
      disposables.dispose();
      resolve('cancel');
    };
    const dialog = (
      <Dialog
        runtime={runtime}
        question={readQuestion(runtime, question)}
        zIndex={takeLayer(disposables)}
        onAnswer={resolve}
        onGone={disposables.dispose}
      />
    );
    const mountPoint = insertMountPoint(disposables, runtime, {
      className: 'mortar-ui mortar-overlay mortar-dialog-mount-point',
      styles: STYLES,
      parent: modalParent(),
    });
    openRoot(mountPoint, dialog, { runtime, where: WHERE, onFail: cancel }).then(disposables.add, breakOff);
  });
}
