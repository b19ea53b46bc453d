import { type ReactNode, useEffectEvent, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { memberOf } from '../dom/member';
import * as page from '../dom/page';

interface InsertedElementProps {
  readonly tag?: 'button' | 'div';
  readonly target: Element;
  readonly position: InsertPosition;
  readonly attributes: Readonly<Record<string, string>>;
  /** Called once, after insertion. */
  onInsert?(element: HTMLElement): void;
  readonly children?: ReactNode;
}

/**
 * Our element at a position among the server's nodes, where a portal could only append. It is removed on unmount, and
 * nothing around it moves. Plain text is written without React: page translators replace text nodes, which React would
 * then fail to find.
 */
export function InsertedElement({ tag = 'div', target, position, ...props }: InsertedElementProps) {
  const [element] = useState(() => createMarked(tag));
  const { attributes, onInsert, children } = props;
  const text = plainText(children);
  const afterInsert = useEffectEvent(() => onInsert?.(element));
  useLayoutEffect(() => {
    for (const [name, value] of Object.entries(attributes)) {
      if (element.getAttribute(name) !== value) element.setAttribute(name, value);
    }
  });
  useLayoutEffect(() => {
    if (text !== undefined) element.textContent = text;
  }, [element, text]);
  useLayoutEffect(() => {
    memberOf(target, 'insertAdjacentElement')(position, element);
    afterInsert();
    return () => element.remove();
  }, [element, target, position]);
  return text === undefined ? createPortal(children, element) : null;
}

/** Text alone; `undefined` for anything that React has to render. */
function plainText(children: ReactNode): string | undefined {
  if (typeof children === 'string') return children;
  return children ? undefined : '';
}

function createMarked(tag: 'button' | 'div'): HTMLElement {
  const element = page.create<'button' | 'div'>(tag);
  element.dataset.mortarDrawn = '';
  return element;
}
