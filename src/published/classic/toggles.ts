import * as page from '../../runtime/page';
import type { Runtime, Stop } from '../../types';
import { panelOf } from './find-panel';
import { createPanel, type Panel } from './panel';
import { isUsable } from './visibility';

type Kind = 'menu' | 'search' | 'folder';

/** Buttons by what templates call them. Checkboxes with their labels open by style sheet alone and are not among them. */
const TOGGLES: readonly (readonly [Kind, string])[] = [
  [
    'folder',
    '[data-controller-folder-toggle], .folder-toggle, .folder-toggle-label, .folder-title:not([href])',
  ],
  [
    'folder',
    ':is(.folder, .folder-collection, .folder-parent, [class*="nav-item--folder"]) > a:is(:not([href]), [href="#"], [href=""])',
  ],
  [
    'search',
    '[data-controller*="SearchToggle"], .search-toggle, #search-toggle, #searchToggle, .js-search-toggle',
  ],
  [
    'menu',
    '[data-controller*="MobileOverlayToggle"], [data-controller*="NavToggle"], [data-controller*="MenuToggle"]',
  ],
  ['menu', '#mobileMenuLink, #mobile-menu-link, .mobile-menu-link, .Mobile-bar-menu, .hamburger'],
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

const ALL = TOGGLES.map(([, selector]) => selector).join();

/** Makes a template's buttons open what they are for, from anywhere on the page and also those that come later. */
export function startToggles(runtime: Runtime): void {
  const panels = new Map<HTMLElement, { panel: Panel; toggles: Set<HTMLElement> }>();

  function describe(): void {
    for (const toggle of page.all(ALL)) {
      if (!isOurs(toggle) || toggle.hasAttribute('aria-expanded')) continue;
      toggle.setAttribute('aria-expanded', 'false');
      if (toggle.matches('button, a[href]')) continue;
      toggle.setAttribute('role', 'button');
      if (!toggle.hasAttribute('tabindex')) toggle.setAttribute('tabindex', '0');
    }
  }

  function toggleFor(event: Event): HTMLElement | undefined {
    const target = event.target instanceof Element ? event.target.closest<HTMLElement>(ALL) : null;
    return target && isOurs(target) && !event.defaultPrevented ? target : undefined;
  }

  function operate(event: Event): void {
    const toggle = toggleFor(event);
    const element = toggle && panelOf(toggle, kindOf(toggle));
    if (!toggle || !element) return;
    const known = panels.get(element);
    if (!known?.panel.isOpen && isUsable(element)) return; // open by the page's own doing
    event.preventDefault();
    const entry = known ?? {
      panel: createPanel(runtime, element, toggle, kindOf(toggle) === 'menu'),
      toggles: new Set(),
    };
    panels.set(element, entry);
    entry.toggles.add(toggle);
    if (entry.panel.isOpen) close(element);
    else open(element, toggle);
  }

  const escapes = new Map<HTMLElement, Stop>();

  function open(element: HTMLElement, toggle: HTMLElement): void {
    panels.get(element)?.panel.open();
    mark(element, true);
    const closeByKey = () => {
      close(element);
      toggle.focus();
    };
    escapes.set(element, runtime.escape.push(closeByKey));
  }

  function close(element: HTMLElement): void {
    escapes.get(element)?.();
    panels.get(element)?.panel.close();
    mark(element, false);
  }

  function mark(element: HTMLElement, isOpen: boolean): void {
    for (const toggle of panels.get(element)?.toggles ?? [])
      toggle.setAttribute('aria-expanded', String(isOpen));
  }

  /** A link to a place on this page leads there, not behind the menu. */
  function closeAfterLink({ target }: Event): void {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href*="#"]') : null;
    if (!link || link.matches(ALL) || link.pathname !== location.pathname) return;
    for (const [element, { panel }] of panels) if (panel.isOpen && element.contains(link)) close(element);
  }

  describe();
  runtime.insertions.watch(({ added }) => added.length && describe());
  addEventListener('click', (event) => {
    operate(event);
    closeAfterLink(event);
  });
  addEventListener('keydown', (event) => {
    const isPress = /^(Enter| )$/.test(event.key) && !event.repeat;
    if (isPress && toggleFor(event)?.matches('[role=button]:not(button, a[href])')) operate(event);
  });
}

function kindOf(toggle: Element): Kind {
  return TOGGLES.find(([, selector]) => toggle.matches(selector))?.[0] ?? 'menu';
}

/** Not what works without a script, leads somewhere, or another script has bound. */
function isOurs(toggle: Element): boolean {
  if (toggle.matches('input, [data-controllers-bound]') || toggle.closest('label[for], summary, .sqs-layout'))
    return false;
  const href = toggle.getAttribute('href');
  return !href || /^(#|javascript:)/i.test(href) || toggle.hasAttribute('data-controller');
}
