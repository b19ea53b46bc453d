import { isVisible } from '../../../dom/is-visible';
import { topmostAt } from '../../../dom/layout';
import * as page from '../../../dom/page';
import { isTab } from '../../../dom/press-key';
import type { Scope } from '../../common/scope';
import { panelOf } from './find-panel';
import { kindOf, TOGGLE } from './toggle-kinds';
import { firstControls, isTransparent, isUsable } from './visibility';

/**
 * Many style sheets keep a closed menu beside the page, under it, transparent or without height, where Tab would go
 * through links that nobody sees. It is inert while Tab is down, and only then: it may open by other means than ours.
 */
export function skipClosedMenus({ runtime, signal }: Scope): void {
  const skip = (event: KeyboardEvent) => {
    const closed = isTab(event) ? closedMenus() : [];
    if (!closed.length) return;
    const attributes = runtime.keepAttributes();
    for (const menu of closed) attributes.set(menu, 'inert', '');
    onceMoved(() => attributes.restore(), signal);
  };
  addEventListener('keydown', skip, { capture: true, signal });
}

/** The first level of a menu, which a folder pushes aside. */
const FIRST_LEVEL = '.Mobile-overlay-menu-main';

function closedMenus(): HTMLElement[] {
  const menus = new Set([...[...page.all(TOGGLE)].flatMap(menuOf), ...page.all(FIRST_LEVEL)]);
  return [...menus].filter((menu) => !isInUse(menu) && !isUsable(menu) && isHidden(menu));
}

/** Where the window is too wide for its button, a phone's menu may still be there; another menu may need no button. */
function menuOf(toggle: HTMLElement): HTMLElement[] {
  const panel = panelOf(toggle, kindOf(toggle));
  return panel && (isVisible(toggle) || isForPhones(panel)) ? [panel] : [];
}

const isForPhones = ({ id, className }: Element) => /(^|\s)mobile/i.test(`${id} ${className}`);

function isInUse(menu: HTMLElement): boolean {
  return menu.inert || menu.contains(page.activeElement());
}

/** Not merely scrolled away: its controls are in the window, yet not to be seen, or where no scrolling leads. */
function isHidden(menu: HTMLElement): boolean {
  return firstControls(menu).every(isOutOfReach);
}

function isOutOfReach(control: Element): boolean {
  const { left, right, top, bottom } = control.getBoundingClientRect();
  const isInWindow = right > 0 && left < innerWidth && bottom > 0 && top < innerHeight;
  if (isTransparent(control)) return true;
  if (isInWindow) return !topmostAt(control)?.closest('.mortar-ui'); // not merely under the cookie banner
  const { scrollWidth, clientWidth } = page.root();
  const start = getComputedStyle(page.root()).direction === 'rtl' ? clientWidth - scrollWidth : 0;
  return right + scrollX <= start || left + scrollX >= start + scrollWidth - 1 || bottom + scrollY <= 0;
}

/** The key's own effect is over once the focus has moved or the key is up. */
function onceMoved(act: () => void, signal: AbortSignal): void {
  const controller = new AbortController();
  const finish = () => {
    controller.abort();
    act();
  };
  for (const type of ['focusin', 'keyup', 'pointerdown', 'blur'])
    addEventListener(type, finish, { capture: true, signal: controller.signal });
  signal.addEventListener('abort', finish, { signal: controller.signal });
}
