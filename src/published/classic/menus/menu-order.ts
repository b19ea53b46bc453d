import { isVisible } from '../../../dom/is-visible';
import * as page from '../../../dom/page';
import { isTab } from '../../../dom/press-key';
import type { Scope } from '../../common/scope';
import { panelOf } from './find-panel';
import { kindOf, TOGGLE } from './toggle-kinds';
import { firstControls, isOnTop, isUsable } from './visibility';

/** A template's menu may stand anywhere on the page: Tab leads from its button into it, and Shift+Tab back. */
export function orderMenus({ signal }: Scope): void {
  const lead = (event: KeyboardEvent) => {
    const focused = page.activeElement();
    if (!isTab(event) || event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented || !focused)
      return;
    const next = event.shiftKey ? toggleBefore(focused) : firstBehind(focused);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  addEventListener('keydown', lead, { signal });
}

/** The first control in the menu that a button has opened. */
function firstBehind(toggle: Element): HTMLElement | undefined {
  if (!(toggle instanceof HTMLElement && toggle.matches(TOGGLE) && toggle.ariaExpanded === 'true'))
    return undefined;
  const panel = panelOf(toggle, kindOf(toggle));
  if (!panel || panel.contains(toggle) || !isUsable(panel)) return undefined;
  return firstControls(panel).find(takesFocus);
}

function toggleBefore(focused: Element): HTMLElement | undefined {
  const opened = [...page.all(TOGGLE)].filter((toggle) => firstBehind(toggle) === focused);
  return opened.find((toggle) => takesFocus(toggle) && isOnTop(toggle, toggle));
}

function takesFocus(element: Element): element is HTMLElement {
  return (
    element instanceof HTMLElement &&
    element.tabIndex >= 0 &&
    isVisible(element, { visibilityProperty: true })
  );
}
