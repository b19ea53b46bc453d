import type { Dispose } from '../../data/dispose';

/**
 * The banner is focused only if a control on the page opened it. When it closes with the focus inside, the focus
 * returns to where it was.
 */
export function returnFocus(mountPoint: HTMLElement, opener: Element | null): Dispose {
  let origin: EventTarget | null = null;
  mountPoint.addEventListener('focusin', ({ relatedTarget }) => {
    if (relatedTarget && !mountPoint.contains(relatedTarget as Node)) origin = relatedTarget;
  });
  if (opener?.closest('[data-cookie-settings]'))
    mountPoint.querySelector('button')?.focus({ preventScroll: true });
  return () => {
    const hasFocus = mountPoint.contains(document.activeElement);
    if (hasFocus && origin instanceof HTMLElement) origin.focus({ preventScroll: true });
  };
}
