import { hasName } from '../../components/arrow';
import { operate } from '../../dom/delegate';
import { t } from '../../i18n/t';
import type { Scope } from '../common/scope';

/** On phones, and elsewhere if the owner wants it, a shop's categories and filters are in a drawer behind a button. */
export function mountFilterDrawer(
  button: HTMLElement,
  { runtime, attributes, disposables, signal }: Scope,
): void {
  const drawer = button.closest('.product-list')?.querySelector('.product-list-filters');
  const closer = drawer?.querySelector<HTMLElement>('.product-list-filters-drawer-close-button');
  if (!drawer || !closer) return;
  let forgetEscape = () => {};

  const show = (isShown: boolean) => {
    forgetEscape();
    forgetEscape = isShown ? runtime.escape.push(close) : () => {};
    attributes.set(drawer, 'data-is-shown', String(isShown));
    attributes.set(button, 'aria-expanded', String(isShown));
  };
  const open = () => {
    show(true);
    closer.focus();
  };
  const close = () => {
    show(false);
    button.focus();
  };

  if (!hasName(closer)) attributes.set(closer, 'aria-label', t(runtime, 'Close'));
  show(false);
  operate(button, open, signal);
  operate(closer, close, signal);
  disposables.add(() => forgetEscape());
}
