import * as page from '../../runtime/page';
import { addStyles } from '../../runtime/styles';
import type { ErrorPlace, Runtime } from '../../types';
import { createLifetime, type Lifetime } from '../lifetime';
import { openRoot } from '../root';
import { Dialog } from './dialog';
import { type Answer, type Question, readQuestion } from './question';
import { STYLES } from './styles';

export type { Answer, Question };

const WHERE: ErrorPlace = { kind: 'ui', name: 'dialog' };

/** The layer of the first dialog (specification, section 9, dialogs); each further one lies above. */
const BASE_LAYER = 30_000;

let openDialogs = 0;

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
        zIndex={BASE_LAYER + openDialogs}
        onAnswer={resolve}
        onGone={life.end}
      />
    );
    const mountPoint = insertMountPoint(life, runtime);
    openRoot(mountPoint, dialog, { runtime, where: WHERE, onFail: cancel }).then(life.keep, breakOff);
  });
}

function insertMountPoint(life: Lifetime, runtime: Runtime): HTMLElement {
  const mountPoint = page.create('div');
  mountPoint.className = 'mortar-dialog-mount-point';
  page.body().append(mountPoint);
  life.keep(() => mountPoint.remove());
  life.keep(addStyles(STYLES, runtime.tag.nonce));
  openDialogs++;
  life.keep(() => openDialogs--);
  return mountPoint;
}
