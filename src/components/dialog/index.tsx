import type { ErrorPlace, Runtime } from '../../runtime/types';
import { createLifetime } from '../../data/disposables';
import { takeLayer } from '../modal/modal';
import { insertMountPoint, modalParent } from '../mount-point';
import { openRoot } from '../../runtime/block/root';
import { Dialog } from './dialog';
import { type Answer, type Question, readQuestion } from './question';
import { STYLES } from './styles';

export type { Answer, Question };

const WHERE: ErrorPlace = { kind: 'ui', name: 'dialog' };

/** Asks in a modal dialog. Escape and a click beside it answer `cancel`. */
export function confirm(runtime: Runtime, question: Question): Promise<Answer> {
  const life = createLifetime();
  return new Promise((resolve, reject) => {
    const breakOff = (error: unknown) => {
      life.end();
      reject(error);
    };
    const cancel = () => {
      life.end();
      resolve('cancel');
    };
    const dialog = (
      <Dialog
        runtime={runtime}
        question={readQuestion(runtime, question)}
        zIndex={takeLayer(life)}
        onAnswer={resolve}
        onGone={life.end}
      />
    );
    const mountPoint = insertMountPoint(life, runtime, 'mortar-dialog-mount-point', STYLES, modalParent());
    openRoot(mountPoint, dialog, { runtime, where: WHERE, onFail: cancel }).then(life.keep, breakOff);
  });
}
