import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { operate } from '../dom/delegate';
import { markAsButton } from '../dom/mark-as-button';
import { memberOf } from '../dom/member';
import { useAttributes } from '../runtime/block/use-attributes';
import { useSignalEffect } from '../runtime/block/use-signal-effect';
import { controlsIn } from './controls/control';
import type { FormBlock } from './form-block';
import { type DialogChunks, dialogInTime } from './load-dialog';

interface FormProps {
  readonly block: FormBlock;
  readonly form: HTMLFormElement;
}

const HANDLE = '.lightbox-handle';

/**
 * A published form may be closed until a button is pressed; on some pages that only looks like a button. The newest
 * pages have a button for each width of the screen and show one of them.
 */
export function ClosedForm({ block, form }: FormProps) {
  const [wrapper] = useState(() => memberOf(form, 'closest')<HTMLElement>('.form-wrapper'));
  const [handles] = useState(() => [...memberOf(block.element, 'querySelectorAll')<HTMLElement>(HANDLE)]);
  if (!wrapper || handles.length === 0) return null;
  return <Opener block={block} form={form} wrapper={wrapper} handles={handles} />;
}

interface OpenerProps extends FormProps {
  readonly wrapper: HTMLElement;
  readonly handles: readonly HTMLElement[];
}

/**
 * Opens the form in a dialog, else in its place, and there for good if the page hides the dialog. While it is closed it
 * keeps what was typed. A captcha's vendor asks in a layer of the page, which a dialog would cover.
 */
function Opener({ block, form, wrapper, handles }: OpenerProps) {
  const [isOpen, setOpen] = useState(false);
  const [dialog, setDialog] = useState<DialogChunks>();
  const canBeDialog = useRef(!block.settings.captchaEnabled);
  const isComing = useRef(false);
  const press = useEffectEvent(async () => {
    if (isComing.current) return;
    if (isOpen) return setOpen(false);
    isComing.current = true;
    setDialog(canBeDialog.current ? await dialogInTime(block) : undefined);
    setOpen(true);
    isComing.current = false;
  });
  useAttributes(block, (attributes) => {
    for (const handle of handles) {
      markAsButton(handle, attributes);
      attributes.set(handle, 'aria-expanded', String(isOpen));
    }
  });
  useSignalEffect((signal) => {
    for (const handle of handles) operate(handle, press, signal);
  });
  if (!isOpen) return null;
  if (!dialog) return <OpenInPlace block={block} form={form} wrapper={wrapper} />;
  const props = { runtime: block.runtime, element: wrapper, label: handles[0]?.textContent.trim() };
  return (
    <dialog.FormDialog
      {...props}
      PopupDialog={dialog.PopupDialog}
      onShown={() => focusFirst(form)}
      onHidden={() => {
        canBeDialog.current = false;
        setDialog(undefined);
      }}
      close={() => setOpen(false)}
    />
  );
}

/** Published pages close a form with a class, or with a rule of its block. */
function OpenInPlace({ block, form, wrapper }: Omit<OpenerProps, 'handles'>) {
  useAttributes(block, (attributes) => {
    attributes.toggleClass(wrapper, 'hidden', false);
    if (getComputedStyle(wrapper).display === 'none') attributes.style(wrapper, 'display', 'block');
  });
  useLayoutEffect(() => focusFirst(form), [form]);
  return null;
}

function focusFirst(form: HTMLFormElement): void {
  controlsIn(form)[0]?.focus();
}
