import * as page from '../../dom/page';
import type { Header } from './header';

/** Sets what style sheets and screen readers use to recognise an open or closed menu. */
export function createMenuMarks(
  { element, attributes }: Header,
  overlay: HTMLElement | null,
): (isOpen: boolean) => void {
  const headerTheme = themeOf(element);
  const menuTheme = overlay?.dataset.sectionTheme ?? element.dataset.menuOverlayTheme ?? '';
  markEmptyMenu();

  return function mark(isOpen) {
    for (const burger of element.querySelectorAll<HTMLElement>('.header-burger-btn')) {
      attributes.toggleClass(burger, 'burger--active', isOpen);
      attributes.set(burger, 'aria-expanded', `${isOpen}`);
    }
    showTitle('open', !isOpen);
    showTitle('close', isOpen);
    if (headerTheme !== menuTheme) switchTheme(isOpen ? menuTheme : headerTheme);
  };

  function showTitle(name: 'open' | 'close', isShown: boolean): void {
    for (const title of element.querySelectorAll(`.js-header-burger-${name}-title`)) {
      attributes.set(title, 'hidden', isShown ? null : '');
    }
  }

  /** While the menu is open, the header uses its colours. */
  function switchTheme(theme: string): void {
    for (const name of [headerTheme, menuTheme]) {
      if (/^[\w-]+$/.test(name)) attributes.toggleClass(element, name, name === theme);
    }
    attributes.set(element, 'data-section-theme', theme);
  }

  function markEmptyMenu(): void {
    if (overlay?.querySelector('.header-menu-nav-item a')) return;
    for (const burger of element.querySelectorAll('.header-display-mobile .header-burger-btn')) {
      attributes.toggleClass(burger, 'no-nav-links', true);
    }
  }
}

/** Older headers do not name their theme where it is that of the page's first section. */
function themeOf({ dataset }: HTMLElement): string {
  const { sectionTheme, headerTheme, headerStyle } = dataset;
  const [first] = headerStyle === 'dynamic' ? page.all('main .page-section') : [];
  return sectionTheme ?? (headerTheme || first?.dataset.sectionTheme) ?? '';
}
