import { useId } from 'react';
import { unhide } from '../../components/unhide';
import type { ServerAttributes } from '../../dom/attributes';
import { isWithModifier } from '../../dom/delegate';
import { readingSide } from '../../dom/layout';
import { isPressKey } from '../../dom/press-key';
import { UNTIL_FOUND } from '../../dom/until-found';
import { useAttributes } from '../../runtime/block/use-attributes';
import { useEventListener } from '../../runtime/block/use-event-listener';
import type { Choice } from './choices';
import type { MenuProps } from './settings';

interface TabProps {
  readonly block: MenuProps;
  readonly choice: Choice;
  readonly isSelected: boolean;
  onSelect(): void;
  /** The browser's find-in-page has revealed the menu. */
  onReveal(): void;
  /** Moves the focus between tabs; returns whether the key does that. */
  onKey(key: string, isFromRight: boolean): boolean;
}

/** A tab and its menu. Arrow keys move the focus between tabs; a click, Enter or Space selects. */
export function Tab({ block, choice, isSelected, onSelect, onReveal, onKey }: TabProps) {
  const { tab, panel } = choice;
  const id = useId();
  useAttributes(block, (attributes) => {
    connect(choice, id, attributes);
    show(choice, isSelected, attributes);
  });
  useEventListener(tab, 'keydown', (event) => {
    if (isWithModifier(event)) return;
    const isMoved = onKey(event.key, readingSide(tab) < 0);
    const isSelecting = isPressKey(event.key);
    if (isSelecting) onSelect();
    if (isMoved || isSelecting) event.preventDefault(); // keeps the page from scrolling and a button from being clicked as well
  });
  useEventListener(tab, 'click', (event) => {
    if (isWithModifier(event)) return; // opens a link elsewhere
    event.preventDefault(); // inside a form a button must not submit it, and a link must not jump
    onSelect();
    showWhole(tab);
  });
  useEventListener(panel, 'beforematch', onReveal);
  return null;
}

/** Scrolling tabs may be cut off even if the browser considers them visible enough to focus. */
export function showWhole(tab: HTMLElement): void {
  tab.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** Sets the ARIA relationships, also for the labels of published pages. */
function connect({ tab, panel }: Choice, id: string, attributes: ServerAttributes): void {
  const tabId = tab.id || `${id}tab`;
  const panelId = panel.id || `${id}panel`;
  attributes.set(tab, 'id', tabId);
  attributes.set(tab, 'role', 'tab');
  attributes.set(tab, 'aria-controls', panelId);
  attributes.set(panel, 'id', panelId);
  attributes.set(panel, 'role', 'tabpanel');
  attributes.set(panel, 'aria-labelledby', tabId);
}

/** A hidden menu stays searchable if the browser supports that. */
function show({ tab, panel }: Choice, isShown: boolean, attributes: ServerAttributes): void {
  attributes.set(tab, 'aria-selected', String(isShown));
  attributes.set(tab, 'tabindex', isShown ? '0' : '-1');
  attributes.toggleClass(tab, 'menu-select-labels--active', isShown);
  attributes.toggleClass(panel, 'menu-active', isShown);
  attributes.toggleClass(panel, 'mortar-menu-hidden', !isShown);
  attributes.set(panel, 'tabindex', isShown ? '0' : null); // menus contain text only, so keyboard users need a way to focus them
  if (isShown) unhide(attributes, panel);
  else {
    attributes.set(panel, 'aria-hidden', 'true'); // hidden=until-found still exposes the contents to screen readers
    attributes.set(panel, 'hidden', UNTIL_FOUND);
  }
  attributes.style(panel, 'display', isShown || UNTIL_FOUND ? 'block' : 'none');
}
