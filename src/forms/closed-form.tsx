import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { operate } from '../dom/delegate';
import { markAsButton } from '../dom/mark-as-button';
import { memberOf } from '../dom/member';
import { reportPart } from '../runtime/block/use-async-part';
import { useAttributes } from '../runtime/block/use-attributes';
import { useSignalEffect } from '../runtime/block/use-signal-effect';
import type { ChunkModules } from '../runtime/chunks';
import { controlsIn } from './control';
import type { FormBlock } from './form-block';

interface FormProps {
  readonly block: FormBlock;
  readonly form: HTMLFormElement;
}

/** A published form may be closed until a button is pressed; on some pages that only looks like a button. */
export function ClosedForm({ block, form }: FormProps) {
  const [wrapper] = useState(() => memberOf(form, 'closest')<HTMLElement>('.form-wrapper.hidden'));
  const [handle] = useState(() => memberOf(block.element, 'querySelector')<HTMLElement>('.lightbox-handle'));
  return wrapper && handle && <Opener block={block} form={form} wrapper={wrapper} handle={handle} />;
}

interface OpenerProps extends FormProps {
  readonly wrapper: HTMLElement;
  readonly handle: HTMLElement;
}

/** Opens the form in a dialog, else in its place. While it is closed it keeps what was typed. */
function Opener({ block, form, wrapper, handle }: OpenerProps) {
  const [isOpen, setOpen] = useState(false);
  const [dialog, setDialog] = useState<DialogChunks>();
  const focusFirst = useEffectEvent(() => controlsIn(form)[0]?.focus());
  async function press(): Promise<void> {
    const loaded = await loadDialog(block);
    setDialog(loaded);
    setOpen((wasOpen) => loaded !== undefined || !wasOpen);
  }
  useAttributes(block, (attributes) => {
    markAsButton(handle, attributes);
    attributes.set(handle, 'aria-expanded', String(isOpen));
    attributes.toggleClass(wrapper, 'hidden', !isOpen);
  });
  useSignalEffect((signal) => operate(handle, press, signal));
  useLayoutEffect(() => {
    if (isOpen && !dialog) focusFirst();
  }, [isOpen, dialog]);
  if (!isOpen || !dialog) return null;
  const props = { runtime: block.runtime, element: wrapper, label: handle.textContent.trim() };
  return (
    <dialog.FormDialog
      {...props}
      PopupDialog={dialog.PopupDialog}
      onShown={focusFirst}
      onHidden={() => setDialog(undefined)}
      close={() => setOpen(false)}
    />
  );
}

type DialogChunks = ChunkModules['form-dialog'] & ChunkModules['popup-dialog'];

/** None for a form with a captcha: its vendor asks in a layer of the page, which a dialog would cover. */
async function loadDialog(block: FormBlock): Promise<DialogChunks | undefined> {
  const { settings, runtime } = block;
  if (settings.captchaEnabled) return undefined;
  try {
    const chunks = [runtime.chunks.load('form-dialog'), runtime.chunks.load('popup-dialog')] as const;
    const [form, popup] = await Promise.all(chunks);
    return { ...form, ...popup };
  } catch (error) {
    reportPart(block, error);
    return undefined;
  }
}
