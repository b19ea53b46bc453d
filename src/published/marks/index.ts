import type { ServerAttributes } from '../../dom/attributes';
import { bringsItsScripts, matching, type Root } from '../../runtime/find-blocks';
import type { Runtime } from '../../runtime/types';
import { followChoices } from './choices';
import { MARKS, MARKS_OF_FAILED } from './table';

/**
 * Sets the marks that published style sheets wait for, on the page and on what is inserted later. It does so whether or
 * not a block comes to life, so that what its author wrote is seen also where a chunk fails; a block that is about
 * to be laid out gets them when it is. What is unmounted loses them.
 */
export function startMarks({ events, domObserver, keepAttributes }: Runtime): void {
  const marked = new Map<Element, ServerAttributes>();

  function markIn(root: Root, table = MARKS): void {
    for (const [selector, ...marks] of table)
      for (const element of matching(root, selector)) if (isOurs(element)) mark(element, marks);
  }
  function mark(element: Element, marks: readonly string[]): void {
    const attributes = marked.get(element) ?? keepAttributes();
    marked.set(element, attributes);
    for (const mark of marks) setMark(attributes, element, mark);
  }
  function unmarkWhere(isMeant: (element: Element) => boolean): void {
    for (const [element, attributes] of marked) {
      if (!isMeant(element)) continue;
      attributes.restore();
      marked.delete(element);
    }
  }

  markIn(document);
  followChoices(document);
  domObserver.watch(({ added, removed }) => {
    if (removed) unmarkWhere((element) => !element.isConnected);
    for (const root of added) {
      markIn(root);
      followChoices(root);
    }
  });
  events.on('mounted', ({ element }) => markIn(element));
  events.on('failed', ({ element }) => markIn(element, MARKS_OF_FAILED));
  events.on('unmounted', ({ element }) => unmarkWhere((other) => element.contains(other)));
}

/** Not of a block that is about to be laid out, and nothing that another script looks after. */
function isOurs(element: Element): boolean {
  return (
    !element.closest('[data-block-state="loading"], [data-controllers-bound]') && !bringsItsScripts(element)
  );
}

function setMark(attributes: ServerAttributes, element: Element, mark: string): void {
  const [name = '', value = ''] = mark.split('=');
  const className = name.split('.')[1];
  if (className) attributes.toggleClass(element, className, !name.startsWith('-'));
  else attributes.set(element, name, value);
}
