import { useCallback, useId, useRef, useState } from 'react';
import type { LiveValue } from '../../data/live-value';
import { t } from '../../i18n/t';
import type { Runtime } from '../../runtime/types';
import { Buttons, type Choice } from '../modal/buttons';
import { useModal } from '../modal/use-modal';
import { useExit } from '../use-exit';
import { useLiveValue } from '../use-live-value';

interface OverlayProps {
  readonly runtime: Runtime;
  /** The message, one string per paragraph. */
  readonly paragraphs: LiveValue<readonly string[]>;
  readonly zIndex: number;
  /** Called when the visitor dismisses the overlay. */
  onCleared(): void;
  onGone(): void;
}

export const TITLE = 'Something Went Wrong!';

type Answer = 'reload' | 'clear';

function choices(runtime: Runtime): readonly Choice<Answer>[] {
  return [
    { answer: 'reload', label: t(runtime, 'Reload') },
    { answer: 'clear', label: t(runtime, 'Clear') },
  ];
}

/** Covers the page until the visitor reloads it or dismisses the overlay. */
export function Overlay({ runtime, paragraphs, zIndex, onCleared, onGone }: OverlayProps) {
  const [isOpen, setOpen] = useState(true);
  const overlayRef = useRef<HTMLDivElement>(null);
  const id = useId();
  const clear = useCallback(() => {
    setOpen(false);
    onCleared();
  }, [onCleared]);
  // A key that the visitor is just typing must not reload the page or dismiss the message unread.
  const startsAt = 'text';
  useModal({ runtime, layerRef: overlayRef, dialogRef: overlayRef, isOpen, startsAt, close: clear });
  const onTransitionEnd = useExit(!isOpen, onGone);

  return (
    <div
      className="mortar-system-error"
      ref={overlayRef}
      style={{ zIndex }}
      data-state={isOpen ? 'shown' : 'hidden'}
      onTransitionEnd={onTransitionEnd}
      role="alertdialog"
      tabIndex={-1}
      aria-modal
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <Content
        runtime={runtime}
        id={id}
        texts={useLiveValue(paragraphs)}
        onAnswer={(answer) => (answer === 'reload' ? location.reload() : clear())}
      />
    </div>
  );
}

interface ContentProps extends Pick<OverlayProps, 'runtime'> {
  readonly id: string;
  readonly texts: readonly string[];
  onAnswer(answer: Answer): void;
}

/** Announces further failures as they change the text. */
function Content({ runtime, id, texts, onAnswer }: ContentProps) {
  return (
    <div className="mortar-system-error-content">
      <h2 className="mortar-system-error-title" id={`${id}-title`}>
        {t(runtime, TITLE)}
      </h2>
      <div className="mortar-system-error-text" id={`${id}-text`} aria-live="assertive">
        {texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      <Buttons choices={choices(runtime)} primary="reload" onAnswer={onAnswer} />
    </div>
  );
}
