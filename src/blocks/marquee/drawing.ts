import type { Dispose } from '../../data/dispose';
import * as page from '../../dom/page';

import type { MarqueeBlock } from './marquee';
import type { Elements } from './parts';

/** The text as it moves. */
export interface Drawing {
  /** How far it has come on its way to where it looks the same again, 0 to 1. */
  readonly progress: number;
  run(isRunning: boolean): void;
  remove: Dispose;
}

/** Draws the text beside itself, from a given progress; `undefined` where there is no room to be seen. */
export type Draw = (block: MarqueeBlock, elements: Elements, progress: number) => Drawing | undefined;

/** The window in which copies move. It has the text's outer margins, so that what stands around it stays there. */
export function insertRegion({ host, texts }: Elements): HTMLElement {
  const region = page.create('div');
  region.className = 'mortar-marquee';
  region.setAttribute('aria-hidden', 'true');
  region.dir = 'ltr'; // the way of the copies; each keeps its own within
  region.style.marginTop = marginOf(texts.at(0), 'marginTop');
  region.style.marginBottom = marginOf(texts.at(-1), 'marginBottom');
  host.append(region);
  return region;
}

function marginOf(text: HTMLElement | undefined, side: 'marginTop' | 'marginBottom'): string {
  return text ? getComputedStyle(text)[side] : '';
}

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
