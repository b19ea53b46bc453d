import { useLayoutEffect, useState } from 'react';
import type { MapProps } from './settings';

/** The service's own element; a page that was saved from a browser holds a map that is dead. */
const SAVED = '[class^="gm-"]';

/** The block, or the published block's content in it, if it is empty but for a saved map. */
export function emptyBoxOf(element: HTMLElement): HTMLElement | undefined {
  const saved = element.querySelector(SAVED);
  if (element.textContent.replace(saved?.textContent ?? '', '').trim()) return undefined;
  return element.querySelector<HTMLElement>('.sqs-block-content') ?? element;
}

/**
 * Whether the map fills its block, because the block or its content has its own height. `undefined` until measured,
 * before anything is rendered.
 */
export function useFills(
  { runtime, element }: MapProps,
  empty: HTMLElement | undefined,
): boolean | undefined {
  const [fills, setFills] = useState<boolean>();
  useLayoutEffect(() => {
    const attributes = runtime.keepAttributes();
    if (empty) attributes.style(empty, 'line-height', '0'); // it may contain white space
    const filled = empty && [empty, element].find(hasHeight);
    if (filled) attributes.restore(); // the map lies over the white space, which stays where it is
    if (filled && getComputedStyle(filled).position === 'static')
      attributes.style(filled, 'position', 'relative');
    for (const child of empty?.querySelectorAll<HTMLElement>(`:scope > :has(${SAVED})`) ?? [])
      attributes.style(child, 'display', 'none');
    setFills(filled !== undefined);
    return () => attributes.restore();
  }, [runtime, element, empty]);
  return fills;
}

/** A saved page has the map's proportions as a padding. */
function hasHeight(element: HTMLElement): boolean {
  if (element.style.paddingBottom.endsWith('%')) return true;
  const { paddingTop, paddingBottom } = getComputedStyle(element);
  const padding = Number.parseFloat(paddingTop) + Number.parseFloat(paddingBottom);
  return element.clientHeight >= padding + 1; // which is rounded
}
