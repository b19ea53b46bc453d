import { useLayoutEffect, useRef, useState } from 'react';
import { copyOf } from './copy-of';

/** Rendered inside a copy of the first text to get its font and colour. */
export function useShell(texts: readonly HTMLElement[]) {
  const ref = useRef<HTMLDivElement>(null);
  const [{ copy, inside }] = useState(() => {
    const copy = copyOf(texts[0] as HTMLElement);
    const inside = innermost(copy);
    inside.replaceChildren();
    return { copy, inside };
  });
  useLayoutEffect(() => ref.current?.replaceChildren(copy), [copy]);
  return { ref, copy, inside };
}

function innermost(element: Element): Element {
  const [child] = element.children;
  return child?.textContent.trim() === element.textContent?.trim() && child ? innermost(child) : element;
}
