import * as page from '../../../dom/page';
import type { Scope } from '../../common/scope';
import { FOLDER, submenuOf } from './find-panel';
import { createPanel, type Panel } from './panel';
import { isUsable } from './visibility';

interface OpenFolder {
  readonly folder: Element;
  readonly title: HTMLElement;
  readonly panel: Panel;
  forgetEscape(): void;
}

/**
 * Folders in desktop navigation open on hover through CSS. This opens them by touch, where the first tap opens and the
 * next one follows the link, and while they contain the keyboard focus, until Escape.
 */
export function startFolders({ runtime, disposables, signal }: Scope): void {
  const panels = new WeakMap<Element, Panel>();
  let open: OpenFolder | undefined;
  let dismissed: Element | undefined;
  let tapped: Element | undefined;

  function show(folder: Element, title: HTMLElement): void {
    const submenu = submenuOf(folder);
    if (!submenu || isUsable(submenu) || open?.folder === folder) return;
    closeOpen();
    const panel = panels.get(folder) ?? createPanel(runtime, submenu, title, false);
    panels.set(folder, panel);
    panel.open();
    open = { folder, title, panel, forgetEscape: runtime.escape.push(dismiss) };
  }

  function closeOpen(): void {
    open?.forgetEscape();
    open?.panel.close();
    open = undefined;
  }

  function dismiss(): void {
    const { folder, title } = open ?? {};
    closeOpen();
    dismissed = folder;
    if (folder?.contains(page.activeElement())) title?.focus({ preventScroll: true });
  }

  function closeOutside(target: EventTarget | null): void {
    if (open && !(target instanceof Node && open.folder.contains(target))) closeOpen();
  }

  function press({ pointerType, target }: PointerEvent): void {
    const title = pointerType === 'touch' ? titleAt(target) : undefined;
    const submenu = submenuOf(title?.closest(FOLDER) ?? null);
    tapped = title && submenu && !isUsable(submenu) ? title : undefined;
    closeOutside(target);
  }

  function click(event: MouseEvent): void {
    const title = titleAt(event.target);
    if (!title || title !== tapped || event.defaultPrevented) return;
    event.preventDefault();
    show(title.closest(FOLDER) as Element, title);
  }

  function followFocus({ target }: FocusEvent): void {
    const folder = target instanceof Element && target.matches(':focus-visible') && target.closest(FOLDER);
    const title = folder && titleOf(folder);
    const isDismissed = title === target && folder === dismissed;
    if (!isDismissed) dismissed = undefined;
    if (title && !isDismissed) show(folder, title);
    else closeOutside(target);
  }

  addEventListener('pointerdown', press, { signal });
  addEventListener('click', click, { signal });
  addEventListener('focusin', followFocus, { signal });
  disposables.add(closeOpen);
}

function titleOf(folder: Element): HTMLElement | undefined {
  return [...folder.querySelectorAll<HTMLElement>('a[href]')].find((link) => titleAt(link) === link);
}

/** The link of a folder that leads to a page or a place on it; without one, a click opens the folder. */
function titleAt(target: EventTarget | null): HTMLElement | undefined {
  const link =
    target instanceof Element ? target.closest<HTMLElement>('a[href]:not([href="#"], [href=""])') : null;
  const folder = link?.closest(FOLDER);
  const isTitle =
    folder && !submenuOf(folder)?.contains(link) && !link?.closest('[data-controllers-bound], label');
  return isTitle && link ? link : undefined;
}
