import { createDisposables, type Disposables } from '../../data/dispose';
import { isVisible } from '../../dom/is-visible';
import * as page from '../../dom/page';
import { withChunk } from '../../runtime/with-chunk';
import { createMenuFolders } from './folders';
import type { Header } from './header';
import { addBodyClass, makeSiblingsInert } from './menu-background';
import { followMenuLinks } from './menu-links';
import { createMenuMarks } from './menu-marks';

/** The navigation overlay opened by the burger button. */
export function startMenu(header: Header): void {
  const { element, runtime, attributes, disposables, signal } = header;
  const overlay = element.querySelector<HTMLElement>('.header-menu');
  const mark = createMenuMarks(header, overlay);
  const folders = createMenuFolders(header);
  let opened: Disposables | undefined;
  let opener: HTMLElement | undefined;

  mark(false);
  disposables.add(close);
  followMenuLinks(header, { folders, close, isOpen: () => opened !== undefined });
  addEventListener('pagehide', close, { signal }); // the page may be restored in this state
  addEventListener('resize', fitWindow, { signal });
  element.addEventListener('click', toggle, { signal });

  function toggle({ target }: Event): void {
    const burger = target instanceof Element && target.closest<HTMLElement>('.header-burger-btn');
    if (!burger) return;
    if (opened) closeAndFocus();
    else open(burger);
  }

  function open(burger: HTMLElement): void {
    if (!overlay) return;
    opened = createDisposables();
    opener = burger;
    folders.reset();
    attributes.style(element, 'transform', '');
    attributes.style(overlay, 'padding-top', `${element.offsetHeight}px`);
    burger.focus({ preventScroll: true }); // not every browser focuses a clicked button
    opened.add(addBodyClass('header--menu-open'));
    mark(true);
    opened.add(makeSiblingsInert(header));
    opened.add(runtime.escape.push(closeAndFocus));
    holdFocus(opened);
  }

  /** Without this chunk the menu still works: everything behind it is inert. */
  function holdFocus(menu: Disposables): void {
    withChunk(runtime, 'published-header-modal', ({ holdModal }) => {
      if (menu.isDisposed() || !isFocusHere()) return;
      menu.add(
        holdModal(runtime, { layer: element, dialog: element, startsAt: 'control', close: closeAndFocus }),
      );
    });
  }

  /** Visitors who have moved on to something above the menu, such as a cookie banner, stay there. */
  function isFocusHere(): boolean {
    const focused = page.activeElement();
    return focused === page.body() || element.contains(focused);
  }

  function close(): void {
    if (!opened) return;
    const ended = opened;
    opened = undefined;
    mark(false);
    ended.dispose();
  }

  function closeAndFocus(): void {
    close();
    opener?.focus({ preventScroll: true });
  }

  /** Closes the menu when the window gets so wide that the burger disappears. */
  function fitWindow(): void {
    if (!opened || !overlay) return;
    if (opener && isVisible(opener)) attributes.style(overlay, 'padding-top', `${element.offsetHeight}px`);
    else if (![...element.querySelectorAll('.header-burger-btn')].some((burger) => isVisible(burger)))
      close();
  }
}
