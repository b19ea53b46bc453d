import { topmostAt } from '../dom/layout';

/** What keeps the page from showing an element: a declaration and the element that has it; `undefined` if nothing does. */
export function hidingOf(element: Element): string | undefined {
  for (let around: Element | null = element; around; around = around.parentElement) {
    const { display, opacity } = getComputedStyle(around);
    if (display === 'none') return `display: none on ${nameOf(around)}`;
    if (opacity === '0') return `opacity: 0 on ${nameOf(around)}`;
  }
  const { visibility } = getComputedStyle(element);
  return visibility === 'visible' ? undefined : `visibility: ${visibility}`;
}

/** What covers the middle of an element that is in the window. */
export function coverOf(element: Element): string | undefined {
  const cover = coveringElement(element);
  return cover && nameOf(cover);
}

export function coveringElement(element: Element): Element | undefined {
  const topmost = topmostAt(element);
  return topmost && !element.contains(topmost) ? topmost : undefined;
}

/** As a selector: `div#menu.is-open`. */
export function nameOf(element: Element): string {
  const id = element.id && `#${element.id}`;
  return `${element.localName}${id}${[...element.classList].map((name) => `.${name}`).join('')}`;
}
