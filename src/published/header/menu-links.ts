import type { Dispose } from '../../data/dispose';
import { isWithModifier } from '../../dom/delegate';
import { hashTarget } from '../../dom/hash-target';
import * as page from '../../dom/page';
import type { MenuFolders } from './folders';
import type { Header } from './header';

interface MenuState {
  readonly folders: MenuFolders;
  close: Dispose;
  isOpen(): boolean;
}

/** Links in the open menu: into a folder, back out of it, or to a place on this page, which closes the menu. */
export function followMenuLinks({ element, signal }: Header, { folders, close, isOpen }: MenuState): void {
  element.addEventListener('click', click, { signal });
  element.addEventListener('keydown', pressBySpace, { signal });

  function click(event: MouseEvent): void {
    const link = event.target instanceof Element && event.target.closest('a');
    if (!link || !isOpen() || isWithModifier(event) || event.defaultPrevented) return;
    if (folders.follow(link)) event.preventDefault();
    else if (isOnThisPage(link)) goTo(link);
  }

  /** The browser scrolls there itself, once the page can scroll again. */
  function goTo(link: HTMLAnchorElement): void {
    const target = hashTarget(link);
    close();
    if (target && target !== page.body()) focusOnce(target);
  }
}

/** Of links with the role of a button, which browsers follow by Enter only. */
function pressBySpace(event: KeyboardEvent): void {
  const { target, key } = event;
  const control = target instanceof Element && target.closest<HTMLElement>('.header-menu a[role="button"]');
  if (key !== ' ' || !control) return;
  event.preventDefault();
  control.click();
}

function isOnThisPage({ href, hash, target }: HTMLAnchorElement): boolean {
  return hash.length > 1 && target !== '_blank' && withoutHash(href) === withoutHash(location.href);
}

function withoutHash(address: string): string {
  return address.split('#')[0] ?? '';
}

/** Reading continues here; if the element wasn't focusable before, it isn't afterwards. */
function focusOnce(target: HTMLElement): void {
  target.focus({ preventScroll: true });
  if (target === page.activeElement()) return; // `:focus` is for the window in front, in Safari
  const before = target.getAttribute('tabindex');
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
  const restore = () => {
    if (before === null) target.removeAttribute('tabindex');
    else target.setAttribute('tabindex', before);
  };
  target.addEventListener('blur', restore, { once: true });
}
