import { useState } from 'react';
import type { ServerAttributes } from '../../dom/attributes';
import * as page from '../../dom/page';
import { useAttributes } from '../../runtime/block/use-attributes';
import { useEventListener } from '../../runtime/block/use-event-listener';
import { clickThroughsOf, refuseHarm } from './click-through-address';
import type { Gallery, GalleryPartProps } from './mounted-gallery';
import { nearest } from './nearest';
import { OPERABLE } from './operable';
import type { Slide } from './slide';

/**
 * Opens the address of a slide without a link, by click and keyboard, and blocks unsafe links. Other links are left to
 * the browser.
 */
export function ClickThroughs({ gallery }: GalleryPartProps) {
  const { element, elements } = gallery;
  const [addresses] = useState(() => clickThroughsOf(gallery));
  useAttributes(gallery, (attributes) => {
    for (const slide of elements.slides) {
      const address = addresses.get(slide.element);
      if (address) offerAsLink(slide, address, attributes);
    }
  });
  useEventListener(element, 'click', (click) => takeClick(click, addresses, gallery));
  useEventListener(element, 'keydown', (event) => clickByKey(event, addresses));
  return null;
}

function offerAsLink({ element, media }: Slide, address: string, attributes: ServerAttributes): void {
  const target = media ?? element;
  attributes.style(element, 'cursor', 'pointer');
  attributes.style(target, 'outline-offset', '-3px'); // a box that clips its picture would clip the outline too
  attributes.set(target, 'role', 'link');
  attributes.set(target, 'tabindex', '0');
  if (!target.getAttribute('alt')) attributes.set(target, 'aria-label', labelOf(element) || address);
}

function labelOf(slide: Element): string | undefined {
  return slide.querySelector('.meta-title, .image-slide-title, figcaption')?.textContent.trim();
}

function takeClick(click: MouseEvent, addresses: Map<Element, string>, { settings }: Gallery): void {
  const target = click.target as Element;
  refuseHarm(click);
  const address = target.closest(OPERABLE) ? undefined : nearest(addresses, target);
  if (click.defaultPrevented || !address) return;
  click.preventDefault();
  open(address, settings.newWindow || click.ctrlKey || click.metaKey || click.shiftKey);
}

/** Follows a temporary link that is never inserted into the page, so React isn't needed. */
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
