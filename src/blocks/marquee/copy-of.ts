const LINKS = 'a[href], button, [tabindex]';

/** What must be only once on a page, or would make a copy a block of its own. */
const UNIQUE = ['id', 'name', 'data-block', 'data-block-json', 'data-block-state'];

/** A copy of a text for the eyes. Links in it can be clicked, but are not tabbed to. */
export function copyOf(text: HTMLElement): HTMLElement {
  const copy = text.cloneNode(true) as HTMLElement;
  copy.classList.remove('mortar-marquee-text');
  copy.classList.add('mortar-marquee-item');
  copy.dir = getComputedStyle(text).direction;
  for (const part of [copy, ...copy.querySelectorAll('*')])
    for (const name of UNIQUE) part.removeAttribute(name);
  const links = copy.querySelectorAll(LINKS);
  for (const link of links) link.setAttribute('tabindex', '-1');
  copy.inert = links.length === 0;
  return copy;
}
