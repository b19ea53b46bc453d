import type { Dispose } from '../data/dispose';
import { memberOf } from './member';

/** Attributes that blocks may remove; a restored attribute comes last. */
const REMOVED =
  '[hidden], [inert], [role], [tabindex], [maxlength], [aria-busy], [aria-current], [aria-describedby], [aria-hidden], [aria-invalid], [aria-labelledby]';

/** Attributes that can be rewritten: they load and run nothing, and don't change the visitor's input. */
const INERT =
  /^(aria-.+|data-.+|class|hidden|id|inert|maxlength|name|placeholder|required|role|rows|style|tabindex|title)$/;

/** Remembers the order of the attributes of a block and inside it; the result restores it. */
export function keepAttributeOrder(block: HTMLElement): Dispose {
  const changeable = [block, ...memberOf(block, 'querySelectorAll')(REMOVED)];
  const orders = changeable.map((element) => [element, namesOf(element)] as const);
  return () => {
    for (const [element, order] of orders) restoreOrder(element, order);
  };
}

/** Rewrites the attributes from the first one that is out of order. */
function restoreOrder(element: Element, names: readonly string[]): void {
  const now = namesOf(element).filter((name) => names.includes(name));
  const order = names.filter((name) => now.includes(name));
  const first = order.findIndex((name, index) => name !== now[index]);
  const moved = first < 0 ? [] : order.slice(first);
  const attributes = memberOf(element, 'attributes');
  if (moved.every((name) => INERT.test(name)))
    for (const name of moved) attributes.setNamedItem(attributes.removeNamedItem(name));
}

function namesOf(element: Element): readonly string[] {
  return memberOf(element, 'getAttributeNames')();
}
