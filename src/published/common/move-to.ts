import type { Dispose } from '../../data/dispose';

/** Moves an element to the end of another one; returns a function that moves it back. */
export function moveTo(parent: Element, element: Element): Dispose {
  const placeholder = document.createComment('');
  element.replaceWith(placeholder);
  parent.append(element);
  return () => placeholder.replaceWith(element);
}
