import { navigableAddress } from '../../data/links/navigable';
import * as page from '../../dom/page';
import type { Gallery } from './gallery';
import { nearest } from './nearest';
import { OPERABLE } from './operable';
import type { Slide } from './slide';

/** A link that leads on; openers of the lightbox only look like one. */
const LINK = 'a[href]:not([href=""], [class*="lightbox"])';

/** The address that a slide leads to, by its attribute or by the link around its picture; '' where it leads nowhere. */
export function clickThroughOf(slide: HTMLElement, block: HTMLElement): string {
  return addressOf(writtenOn(slide) || linkAround(slide, block)?.getAttribute('href') || '');
}

/**
 * Opens the address of a slide that has no link of its own, by click and by key, and stops links that must not be
 * followed. What a link does is the browser's business otherwise.
 */
export function followClickThroughs(gallery: Gallery): void {
  const { element, elements, signal } = gallery;
  const addresses = new Map<Element, string>();
  for (const slide of elements.slides) {
    const raw = writtenOn(slide.element);
    const address = addressOf(raw);
    if (raw && !address) refuse(raw);
    if (!address || linkAround(slide.element, element) || slide.media?.matches(OPERABLE)) continue;
    addresses.set(slide.element, address);
    offerAsLink(slide, address, gallery);
  }
  element.addEventListener('click', (click) => takeClick(click, addresses, gallery), { signal });
  element.addEventListener('keydown', (event) => clickByKey(event, addresses), { signal });
}

function writtenOn(slide: Element): string {
  const name = 'data-click-through-url';
  return (slide.getAttribute(name) ?? slide.querySelector(`[${name}]`)?.getAttribute(name) ?? '').trim();
}

function linkAround(slide: Element, block: Element): Element | null {
  const link = (slide.querySelector('img, iframe, video') ?? slide).closest(LINK);
  return link && block.contains(link) ? link : null;
}

function addressOf(raw: string): string {
  return navigableAddress(raw, document.baseURI);
}

function refuse(raw: string): void {
  console.warn(`The gallery does not follow ${raw.slice(0, 80)}`);
}

function offerAsLink({ element, media }: Slide, address: string, { attributes }: Gallery): void {
  const target = media ?? element;
  attributes.style(element, 'cursor', 'pointer');
  attributes.style(target, 'outline-offset', '-3px'); // a box that cuts its picture would cut the outline too
  attributes.set(target, 'role', 'link');
  attributes.set(target, 'tabindex', '0');
  if (!target.getAttribute('alt')) attributes.set(target, 'aria-label', wordsOf(element) || address);
}

function wordsOf(slide: Element): string | undefined {
  return slide.querySelector('.meta-title, .image-slide-title, figcaption')?.textContent.trim();
}

function takeClick(click: MouseEvent, addresses: Map<Element, string>, { settings }: Gallery): void {
  const target = click.target as Element;
  refuseHarm(click, target.closest(LINK));
  const address = target.closest(OPERABLE) ? undefined : nearest(addresses, target);
  if (click.defaultPrevented || !address) return;
  click.preventDefault();
  open(address, settings.newWindow || click.ctrlKey || click.metaKey || click.shiftKey);
}

/** Links among a slide's words are the author's own business. */
function refuseHarm(click: MouseEvent, link: Element | null): void {
  const href = link?.querySelector('img') ? (link.getAttribute('href') ?? '') : '';
  if (!href || addressOf(href)) return;
  click.preventDefault();
  refuse(href);
}

/** A link off the page is followed like any other. */
function open(address: string, isInNewWindow: boolean): void {
  const link = page.create('a');
  link.href = address;
  if (isInNewWindow) Object.assign(link, { target: '_blank', rel: 'noopener' });
  link.click();
}

function clickByKey(event: KeyboardEvent, addresses: Map<Element, string>): void {
  const target = event.target as HTMLElement;
  if (event.key !== 'Enter' || target.getAttribute('role') !== 'link' || !nearest(addresses, target)) return;
  event.preventDefault();
  target.click();
}
