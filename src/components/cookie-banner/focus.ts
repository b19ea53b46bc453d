import type { Dispose } from '../../data/dispose';

/**
 * Focus comes into the banner by itself only when a control on the page opened it. When the banner goes while it has
 * the focus, the focus returns to where it came from.
 */
export function followFocus(mountPoint: HTMLElement, opener: Element | null): Dispose {
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
