import { type Dispatch, memo, useId } from 'react';
import { flushSync } from 'react-dom';
import type { ServerAttributes } from '../../dom/attributes';
import { operate } from '../../dom/delegate';
import { markAsButton } from '../../dom/mark-as-button';
import { useAttributes } from '../../runtime/block/use-attributes';
import { useEventListener } from '../../runtime/block/use-event-listener';
import { useSignalEffect } from '../../runtime/block/use-signal-effect';
import type { Item } from './items';
import type { OpenAction } from './open-state';
import type { AccordionProps } from './settings';
import { useHeightAnimation } from './use-height-animation';

interface AccordionItemProps {
  readonly block: AccordionProps;
  readonly item: Item;
  /** Whether the answer is a landmark. */
  readonly isRegion: boolean;
  readonly isOpen: boolean;
  readonly isMoving: boolean;
  readonly dispatch: Dispatch<OpenAction>;
}

/** One question and its answer: ARIA attributes and open state. Rerenders only when its props change. */
export const AccordionItem = memo(function AccordionItem(props: AccordionItemProps) {
  const { block, item, isRegion, isOpen, isMoving, dispatch } = props;
  const { button, dropdown, index } = item;
  const id = useId();
  useAttributes(block, (attributes) => {
    connect(item, id, isRegion, attributes);
    markOpen(item, isOpen, attributes);
    show(dropdown, isOpen || isMoving, attributes);
  });
  useHeightAnimation(block, dropdown, {
    isOpen,
    isMoving,
    onEnd: () => dispatch({ type: 'moved', item: index }),
  });
  useSignalEffect((signal) => {
    const toggle = () => flushSync(() => dispatch({ type: 'toggle', item: index })); // for scripts that call click()
    operate(button, toggle, signal);
  });
  useEventListener(dropdown, 'beforematch', () => flushSync(() => dispatch({ type: 'reveal', item: index })));
  return null;
});

/** Sets the ARIA relationships; the author's own ids are kept. */
function connect(
  { button, dropdown }: Item,
  id: string,
  isRegion: boolean,
  attributes: ServerAttributes,
): void {
  const buttonId = button.id || `${id}button`;
  const dropdownId = dropdown.id || `${id}panel`;
  markAsButton(button, attributes);
  attributes.set(button, 'id', buttonId);
  attributes.set(button, 'aria-controls', dropdownId);
  attributes.set(dropdown, 'id', dropdownId);
  attributes.set(dropdown, 'role', isRegion ? 'region' : null);
  attributes.set(dropdown, 'aria-labelledby', isRegion ? buttonId : null);
}

function markOpen({ button, dropdown, icon }: Item, isOpen: boolean, attributes: ServerAttributes): void {
  attributes.set(button, 'aria-expanded', String(isOpen));
  if (icon) attributes.set(icon, 'data-is-open', String(isOpen));
  attributes.toggleClass(dropdown, 'accordion-item__dropdown--open', isOpen);
}

/** `until-found` keeps the text searchable; older browsers only support plain hiding. */
const HIDDEN = 'onbeforematch' in HTMLElement.prototype ? 'until-found' : '';

/**
 * A closed answer stays searchable if the browser supports that. It is out of the flow, so that the margins around it
 * collapse as with `display: none`.
 */
function show(dropdown: HTMLElement, isShown: boolean, attributes: ServerAttributes): void {
  attributes.set(dropdown, 'hidden', isShown ? null : HIDDEN);
  attributes.style(dropdown, 'display', isShown || HIDDEN ? 'block' : '');
  attributes.style(dropdown, 'position', isShown || !HIDDEN ? '' : 'absolute');
}
