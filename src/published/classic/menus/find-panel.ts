import * as page from '../../../dom/page';
import { isUsable } from './visibility';

/** What a template's button opens. */
export type PanelKind = 'menu' | 'search' | 'folder';

/** Selectors of the panels that template buttons open, most specific first. */
const MENUS = [
  '.Mobile-overlay',
  '#mobileNav, #mobile-nav, .mobile-nav, #mobileNavWrapper, .mobile-nav-wrapper',
  '#mobileNavigation, #mobile-navigation, .mobile-navigation',
  '#mobileMenu, #mobile-menu, .mobile-menu',
  '#overlayNav, .overlay-nav, .overlay-nav-container, .overlay-nav-wrapper, .mobile-overlay',
  '#sidebarNav, .sidebar-nav, #topNav, #mainNavigation, #mainNav, .main-nav, header nav, nav',
];

const SEARCHES = [
  '.search-overlay, .search-form-wrapper, .search-wrapper, .search-container, .search-box, #search, #searchForm, .search-form, form[action*="search"]',
];

export const FOLDER =
  '.folder, .folder-collection, .folder-parent, .folder-wrapper, [class*="nav-item--folder"]';

const SUBMENU = '.subnav, .folder-child-wrapper, .folder-child, [class$="nav-folder"], ul';

/** The panel referenced by a button, else the template's usual panel for such a button. */
export function panelOf(toggle: HTMLElement, kind: PanelKind): HTMLElement | null {
  const named = namedBy(toggle);
  if (named) return named;
  if (kind === 'folder') return submenuOf(toggle.closest(FOLDER) ?? toggle.parentElement);
  for (const selector of kind === 'search' ? SEARCHES : MENUS) {
    for (const panel of page.all(selector)) {
      const found = isPanelFor(panel, toggle) ? panel : innerPanel(panel, toggle);
      if (found) return found;
    }
  }
  return null;
}

export function submenuOf(folder: Element | null): HTMLElement | null {
  return [...(folder?.querySelectorAll<HTMLElement>(SUBMENU) ?? [])].find(hasControls) ?? null;
}

/** By an id in one of the referencing attributes, or by the folder's name. */
function namedBy(toggle: HTMLElement): HTMLElement | null {
  const read = (name: string) => toggle.getAttribute(name) ?? '';
  const folder = read('data-controller-folder-toggle');
  if (folder)
    return (
      [...page.all('[data-controller-folder]')].find(
        (panel) => panel.getAttribute('data-controller-folder') === folder,
      ) ?? null
    );
  const [, id = ''] =
    /^#?([^\s#.,>]+)$/.exec(read('aria-controls') || read('data-target') || hashOf(toggle)) ?? [];
  const panel = id ? page.byId(id) : null;
  return panel && hasControls(panel) && !panel.querySelector('main') ? panel : null;
}

function hashOf(toggle: HTMLElement): string {
  const href = toggle.getAttribute('href') ?? '';
  return href.startsWith('#') ? href : '';
}

/** It has content to use, and its button is outside of it or closes it from inside. */
function isPanelFor(panel: HTMLElement, toggle: Element): boolean {
  const isAround = panel.contains(toggle) && !/close|back/i.test(toggle.className);
  return hasControls(panel) && !isAround && !panel.querySelector('main');
}

/** The list of a button: while it is open, it doesn't differ from those beside it. */
const lists = new WeakMap<Element, HTMLElement>();

/** The list next to a button that is inside the menu itself. */
function innerPanel(panel: HTMLElement, toggle: Element): HTMLElement | undefined {
  if (!panel.contains(toggle)) return undefined;
  const known = lists.get(toggle);
  if (panel.contains(known ?? null)) return known;
  const found = [...panel.querySelectorAll<HTMLElement>('ul, nav, form')].find(
    (list) => hasControls(list) && !list.contains(toggle) && !isUsable(list),
  );
  if (found) lists.set(toggle, found);
  return found;
}

function hasControls(panel: Element): boolean {
  return panel.querySelector('a[href], input, button') !== null;
}
