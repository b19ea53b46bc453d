import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { createDisposables } from '../../data/dispose';
import { onBackdropClick } from '../../dom/delegate';
import { memberOf } from '../../dom/member';
import { t } from '../../i18n/t';
import { MEDIA_HIDE } from '../../media/events';
import { useAttributes } from '../../runtime/block/use-attributes';
import { useEventListener } from '../../runtime/block/use-event-listener';
import type { Runtime } from '../../runtime/types';
import { InsertedElement } from '../inserted-element';
import { holdModal, takeLayer } from '../modal/modal';

const CLOSE = '.sqs-popup-overlay-close';

/** The cookie banner is outside the dialog and out of reach from inside. */
const CLOSES = `${CLOSE}, [data-cookie-settings]`;

export interface PopupDialogProps {
  readonly element: HTMLElement;
  readonly runtime: Runtime;
  /** Classes of the element while it is open. */
  readonly marks: readonly string[];
  /** Its accessible name, by default its heading. */
  readonly label?: string | undefined;
  onShown(): void;
  /** Called if the page hides it, and how: such a dialog would only block the page. */
  onHidden(how: string): void;
  close(): void;
}

/** Traps the focus in the dialog, with ways out: the author's close button or ours, and the backdrop. */
export function OpenDialog(props: PopupDialogProps) {
  const { element, runtime, onShown, close } = props;
  const [hasCloseButton] = useState(() => element.querySelector(CLOSE) !== null);
  const [layer, setLayer] = useState('');
  useAttributes(props, (attributes) => attributes.style(element, 'z-index', layer)); // in browsers without popovers
  useEventListener(element, 'click', (event) => {
    const control = event.target instanceof Element && memberOf(event.target, 'closest')(CLOSES);
    if (!control) return;
    if (control.matches(CLOSE)) event.preventDefault(); // on published pages it is a link
    close();
  });
  const onClose = useEffectEvent(close);
  const onOpen = useEffectEvent(onShown);
  useLayoutEffect(() => {
    const disposables = createDisposables();
    const listening = new AbortController();
    disposables.add(() => listening.abort());
    onBackdropClick(element, listening.signal, onClose);
    setLayer(`${takeLayer(disposables)}`);
    disposables.add(
      holdModal(runtime, { layer: element, dialog: element, startsAt: 'text', close: onClose }),
    );
    onOpen();
    disposables.add(() => element.dispatchEvent(new CustomEvent(MEDIA_HIDE, { bubbles: true })));
    return disposables.dispose;
  }, [element, runtime]);
  return (
    !hasCloseButton && (
      <InsertedElement
        tag="button"
        target={element}
        position="afterbegin"
        attributes={{
          form: '',
          class: 'sqs-popup-overlay-close mortar-popup-close',
          'aria-label': t(runtime, 'Close'),
        }}
      >
        ×
      </InsertedElement>
    )
  );
}
