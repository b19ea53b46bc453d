import { navigableAddress } from '../../data/links/navigable';
import type { Gallery } from './mounted-gallery';
import { OPERABLE } from './operable';

/** A link that leads on; openers of the lightbox only look like one. */
const LINK = 'a[href]:not([href=""], [class*="lightbox"])';

/** The address that a slide leads to, by its attribute or by the link around its picture; '' where it leads nowhere. */
export function clickThroughOf(slide: HTMLElement, block: HTMLElement): string {
  return addressOf(writtenOn(slide) || linkAround(slide, block)?.getAttribute('href') || '');
}

/** Addresses by the slides that lead there without a link. */
export function clickThroughsOf({ element, elements }: Gallery): Map<Element, string> {
  const addresses = new Map<Element, string>();
  for (const slide of elements.slides) {
    const raw = writtenOn(slide.element);
    const address = addressOf(raw);
    if (raw && !address) refuse(raw);
    if (!address || linkAround(slide.element, element) || slide.media?.matches(OPERABLE)) continue;
    addresses.set(slide.element, address);
  }
  return addresses;
}

function writtenOn(slide: Element): string {
  const name = 'data-click-through-url';
  return (slide.getAttribute(name) ?? slide.querySelector(`[${name}]`)?.getAttribute(name) ?? '').trim();
}

function linkAround(slide: Element, block: Element): Element | null {
  const link = (slide.querySelector('img, iframe, video') ?? slide).closest(LINK);
  return link && block.contains(link) ? link : null;
}

/** Whatever `<base>` the page names: it may have got there by somebody else's HTML. */
function addressOf(raw: string): string {
  return navigableAddress(raw, location.href);
}

function refuse(raw: string): void {
  console.warn(`The gallery does not follow ${raw.slice(0, 80)}`);
}

/** Stops a link that must not be followed. Links among a slide's words are the author's own business. */
export function refuseHarm(click: MouseEvent): void {
  const link = (click.target as Element).closest(LINK);
  const href = link?.querySelector('img') ? (link.getAttribute('href') ?? '') : '';
  if (!href || addressOf(href)) return;
  click.preventDefault();
  refuse(href);
}
