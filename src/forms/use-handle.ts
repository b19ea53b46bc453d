import { useLayoutEffect, useState } from 'react';
import { memberOf } from '../dom/member';
import { useAttributes } from '../runtime/block/use-attributes';
import { useEventListener } from '../runtime/block/use-event-listener';
import { controlsIn } from './control';
import type { FormBlock } from './form-block';

/** A published form may be closed until a button is pressed. It opens in its place, with what was typed before. */
export function useHandle(block: FormBlock, form: HTMLFormElement): void {
  const [wrapper] = useState(() => memberOf(form, 'closest')('.form-wrapper.hidden'));
  const [handle] = useState(() => wrapper && memberOf(block.element, 'querySelector')('.lightbox-handle'));
  const [isOpen, setOpen] = useState(false);
  useAttributes(block, (attributes) => {
    if (!handle || !wrapper) return;
    attributes.set(handle, 'aria-expanded', String(isOpen));
    attributes.toggleClass(wrapper, 'hidden', !isOpen);
  });
  useEventListener(handle, 'click', () => setOpen(!isOpen));
  useLayoutEffect(() => {
    if (isOpen) controlsIn(form)[0]?.focus();
  }, [isOpen, form]);
}
