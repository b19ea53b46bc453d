import { navigableAddress } from '../../data/links/navigable';
import type { Gallery } from './mounted-gallery';
import { OPERABLE } from './operable';

/** A real link; lightbox openers only look like one. */
const LINK = 'a[href]:not([href=""], [class*="lightbox"])';

/** The address a slide leads to, from its attribute or the link around its picture; '' if there is none. */
export function clickThroughOf(slide: HTMLElement, block: HTMLElement): string {
  return addressOf(rawAddress(slide) || linkAround(slide, block)?.getAttribute('href') || '');
}

/** The addresses of slides that have no link of their own. */
export function clickThroughsOf({ element, elements }: Gallery): Map<Element, string> {
  const addresses = new Map<Element, string>();
  for (const slide of elements.slides) {
    const raw = rawAddress(slide.element);
    const address = addressOf(raw);
    if (raw && !address) refuse(raw);
    if (!address || linkAround(slide.element, element) || slide.media?.matches(OPERABLE)) continue;
    addresses.set(slide.element, address);
  }
  return addresses;
}

function rawAddress(slide: Element): string {
  const name = 'data-click-through-url';
  return (slide.getAttribute(name) ?? slide.querySelector(`[${name}]`)?.getAttribute(name) ?? '').trim();
}

function linkAround(slide: Element, block: Element): Element | null {
  const link = (slide.querySelector('img, iframe, video') ?? slide).closest(LINK);
  return link && block.contains(link) ? link : null;
}

/** Ignores the page's `<base>`, which may have been injected. */
function addressOf(raw: string): string {
  return navigableAddress(raw, location.href);
}

function refuse(raw: string): void {
  console.warn(`The gallery does not follow the unsafe address ${raw.slice(0, 80)}`);
}

/** Blocks links to unsafe addresses. Links in a slide's text are the author's responsibility. */
export function refuseHarm(click: MouseEvent): void {
  const link = (click.target as Element).closest(LINK);
  const href = link?.querySelector('img') ? (link.getAttribute('href') ?? '') : '';
  if (!href || addressOf(href)) return;
  click.preventDefault();
  refuse(href);
}
