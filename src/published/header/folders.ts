import { moveTo } from '../common/move-to';
import type { Header } from './header';

export interface MenuFolders {
  /** Shows the top level again. */
  reset(): void;
  /** Follows a link inside the menu; `false` for links that lead elsewhere. */
  follow(link: HTMLElement): boolean;
}

interface Level {
  readonly folder: HTMLElement;
  readonly opener?: HTMLElement;
}

const BACK = '[data-action="back"]';

/** Folders in the menu: panels side by side, only one of them visible. */
export function createMenuFolders({ element, attributes, disposables }: Header): MenuFolders {
  const list = element.querySelector('.header-menu-nav-list');
  const folders = [...(list?.querySelectorAll<HTMLElement>('.header-menu-nav-folder[data-folder]') ?? [])];
  const root = folders.find(({ dataset }) => dataset.folder === 'root');
  let path: readonly Level[] = root ? [{ folder: root }] : [];
  let isPrepared = false;

  return { reset, follow };

  function reset(): void {
    if (!isPrepared) prepare();
    path = path.slice(0, 1);
    mark();
  }

  function follow(link: HTMLElement): boolean {
    if (link.matches(BACK)) return goBack();
    const { folderId } = link.dataset;
    const folder = folderId ? folders.find(({ dataset }) => dataset.folder === folderId) : undefined;
    if (!folder) return false;
    path = [...path, { folder, opener: link }];
    mark();
    (folder.querySelector<HTMLElement>(BACK) ?? folder.querySelector('a'))?.focus({ preventScroll: true });
    return true;
  }

  function goBack(): boolean {
    const opener = path.at(-1)?.opener;
    if (path.length > 1) path = path.slice(0, -1);
    mark();
    opener?.focus({ preventScroll: true });
    return true;
  }

  function mark(): void {
    const current = path.at(-1)?.folder;
    const shown = path.map(({ folder }) => folder);
    for (const folder of folders) {
      const isCurrent = folder === current;
      attributes.toggleClass(folder, 'header-menu-nav-folder--active', shown.includes(folder));
      attributes.toggleClass(folder, 'header-menu-nav-folder--open', shown.includes(folder) && !isCurrent);
      attributes.set(folder, 'inert', isCurrent ? null : '');
    }
    for (const opener of openers()) {
      attributes.set(opener, 'aria-expanded', `${path.some((level) => level.opener === opener)}`);
    }
  }

  function openers(): HTMLElement[] {
    return [...(list?.querySelectorAll<HTMLElement>('a[data-folder-id]') ?? [])];
  }

  /** Style sheets hide nested folders: each one is moved to the list, as a panel of its own. */
  function prepare(): void {
    isPrepared = true;
    for (const folder of folders) {
      if (list && folder.parentElement !== list) disposables.add(moveTo(list, folder));
    }
    for (const control of [...openers(), ...(list?.querySelectorAll<HTMLElement>(BACK) ?? [])]) {
      attributes.set(control, 'role', 'button');
      attributes.set(control, 'tabindex', '0');
    }
  }
}
