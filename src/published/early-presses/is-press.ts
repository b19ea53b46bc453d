import { memberOf } from '../../dom/member';
import { isPressKey } from '../../dom/press-key';

/** Whether an event presses what is under it: a click on a label is repeated on the label's control. */
export function isPress(node: Element, { key }: Partial<KeyboardEvent>): boolean {
  return key ? isPressKey(key) : !memberOf(node, 'closest')('label');
}
