const LINKS = 'a[href], button, [tabindex]';

/** Attributes that must be unique, or would make a copy a block of its own. */
const UNIQUE = ['id', 'name', 'data-block', 'data-block-json', 'data-block-state'];

/** A copy for sighted users only. Its links can be clicked but not focused. */
export function copyOf(text: HTMLElement): HTMLElement {
  const copy = text.cloneNode(true) as HTMLElement;
  copy.classList.remove('mortar-marquee-text');
  copy.classList.add('mortar-marquee-item');
  copy.dir = getComputedStyle(text).direction || text.dir; // without a style if it isn't on the page
  for (const part of [copy, ...copy.querySelectorAll('*')])
    for (const name of UNIQUE) part.removeAttribute(name);
  const links = copy.querySelectorAll(LINKS);
  for (const link of links) link.setAttribute('tabindex', '-1');
  copy.inert = links.length === 0;
  return copy;
}
