import { FOLDER, type PanelKind } from './find-panel';

/** What lies behind an overlay; a click closes it, as a button and Escape do for the keyboard. */
export const BACKDROP = '.Mobile-overlay-back';

const MENU_LINK = ':is(#mobileMenuLink, #mobile-menu-link, .mobile-menu-link)';

/** Selectors of template buttons, among them labels of checkboxes that don't work through CSS alone. */
const TOGGLES: readonly (readonly [PanelKind, string])[] = [
  [
    'folder',
    '[data-controller-folder-toggle], .folder-toggle, .folder-toggle-label, .folder-title:not([href])',
  ],
  ['folder', `:is(${FOLDER}) > a:is(:not([href]), [href="#"], [href=""])`],
  [
    'search',
    '[data-controller*="SearchToggle"], .search-toggle, #search-toggle, #searchToggle, .js-search-toggle',
  ],
  [
    'menu',
    '[data-controller*="MobileOverlayToggle"], [data-controller*="NavToggle"], [data-controller*="MenuToggle"]',
  ],
  ['menu', '.Mobile-bar-menu, .hamburger, .icon-menu, .mobile-nav > .show-nav'],
  // In a list, only the link inside may be a button.
  ['menu', `${MENU_LINK}:not(:has(> a)), ${MENU_LINK} > a`],
  [
    'menu',
    ':is(#mobileNavToggle, #mobile-nav-toggle, .mobile-nav-toggle, .mobile-nav-toggle-label, .js-mobile-nav-toggle)',
  ],
  [
    'menu',
    ':is(#mobileMenuToggle, #mobile-menu-toggle, .mobile-menu-toggle, .mobile-toggle, .nav-toggle, .menu-toggle)',
  ],
  ['menu', ':is(#mobile-navigation-label, .mobile-navigation-label, #mobile-navigation-title)'],
];

export const TOGGLE = TOGGLES.map(([, selector]) => selector).join();

export function kindOf(toggle: Element): PanelKind {
  return TOGGLES.find(([, selector]) => toggle.matches(selector))?.[0] ?? 'menu';
}
