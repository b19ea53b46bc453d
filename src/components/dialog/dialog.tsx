import { type Ref, useCallback, useId, useRef, useState } from 'react';
import type { Runtime } from '../../runtime/types';
import { Buttons } from '../modal/buttons';
import { useModal } from '../modal/use-modal';
import { useExit } from '../use-exit';
import type { Answer, ReadQuestion } from './question';

interface DialogProps {
  readonly runtime: Runtime;
  readonly question: ReadQuestion;
  readonly zIndex: number;
  onAnswer(answer: Answer): void;
  onGone(): void;
}

/** A modal question: answered once, then hidden, then removed. */
export function Dialog({ runtime, question, zIndex, onAnswer, onGone }: DialogProps) {
  const [isOpen, setOpen] = useState(true);
  const layerRef = useRef<HTMLDivElement>(null);
  const dialogRef = useRef<HTMLDivElement>(null);
  const giveAnswer = useCallback(
    (answer: Answer) => {
      setOpen(false);
      onAnswer(answer);
    },
    [onAnswer],
  );
  const cancel = useCallback(() => giveAnswer('cancel'), [giveAnswer]);
  useModal({ runtime, layerRef, dialogRef, isOpen, startsAt: 'control', close: cancel });
  const onTransitionEnd = useExit(!isOpen, onGone);

  return (
    <div
      className="mortar-dialog-layer"
      ref={layerRef}
      style={{ zIndex }}
      data-state={isOpen ? 'shown' : 'hidden'}
      onTransitionEnd={onTransitionEnd}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: by key Escape does the same */}
      <div className="mortar-dialog-overlay" role="presentation" onClick={cancel} />
      <DialogBox ref={dialogRef} question={question} onAnswer={giveAnswer} />
    </div>
  );
}

interface DialogBoxProps extends Pick<DialogProps, 'question' | 'onAnswer'> {
  readonly ref: Ref<HTMLDivElement>;
}

function DialogBox({ ref, question, onAnswer }: DialogBoxProps) {
  const { title, message, choices } = question;
  const id = useId();
  const titleId = `${id}-title`;
  const messageId = `${id}-message`;
  return (
    <div
      className="mortar-dialog"
      ref={ref}
      role="dialog"
      tabIndex={-1}
      aria-modal
      aria-labelledby={title ? titleId : messageId}
      aria-describedby={title ? messageId : undefined}
    >
      {title && (
        <h2 className="mortar-dialog-title" id={titleId}>
          {title}
        </h2>
      )}
      <p className="mortar-dialog-message" id={messageId}>
        {message}
      </p>
      {choices.length > 0 && <Buttons choices={choices} primary="confirm" onAnswer={onAnswer} />}
    </div>
  );
}
