import { operate } from '../../dom/delegate';
import type { MountBlock } from '../../runtime/types';

/** On phones, and elsewhere if the owner wants it, a shop's categories and filters are in a drawer behind a button. */
export const mountFilterDrawer: MountBlock = (button, runtime) => {
  const drawer = button.closest('.product-list')?.querySelector('.product-list-filters');
  const closer = drawer?.querySelector<HTMLElement>('.product-list-filters-drawer-close-button');
  if (!drawer || !closer) return () => {};
  const attributes = runtime.keepAttributes();
  const controller = new AbortController();
  let forgetEscape = () => {};

  function show(isShown: boolean): void {
    forgetEscape();
    forgetEscape = isShown ? runtime.escape.push(close) : () => {};
    attributes.set(drawer as Element, 'data-is-shown', String(isShown));
    attributes.set(button, 'aria-expanded', String(isShown));
  }
  function close(): void {
    show(false);
    button.focus();
  }

  show(false);
  operate(
    button,
    () => {
      show(true);
      closer.focus();
    },
    controller.signal,
  );
  operate(closer, close, controller.signal);
  return () => {
    forgetEscape();
    controller.abort();
    attributes.restore();
  };
};
