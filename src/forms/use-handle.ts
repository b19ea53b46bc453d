import { useLayoutEffect, useState } from 'react';
import { operate } from '../dom/delegate';
import { markAsButton } from '../dom/mark-as-button';
import { memberOf } from '../dom/member';
import { useAttributes } from '../runtime/block/use-attributes';
import { useSignalEffect } from '../runtime/block/use-signal-effect';
import { controlsIn } from './control';
import type { FormBlock } from './form-block';

/** A published form may be closed until a button is pressed. It opens in its place, with what was typed before. */
export function useHandle(block: FormBlock, form: HTMLFormElement): void {
  const [wrapper] = useState(() => memberOf(form, 'closest')('.form-wrapper.hidden'));
  const [handle] = useState(() => wrapper && handleIn(block.element));
  const [isOpen, setOpen] = useState(false);
  useAttributes(block, (attributes) => {
    if (!handle || !wrapper) return;
    markAsButton(handle, attributes);
    attributes.set(handle, 'aria-expanded', String(isOpen));
    attributes.toggleClass(wrapper, 'hidden', !isOpen);
  });
  useSignalEffect((signal) => {
    if (handle) operate(handle, () => setOpen((wasOpen) => !wasOpen), signal);
  });
  useLayoutEffect(() => {
    if (isOpen) controlsIn(form)[0]?.focus();
  }, [isOpen, form]);
}

/** The button that opens the form; on some pages a link or an element that only looks like a button. */
function handleIn(element: HTMLElement): HTMLElement | null {
  return memberOf(element, 'querySelector')<HTMLElement>('.lightbox-handle');
}
