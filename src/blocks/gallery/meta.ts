import type { Dispose } from '../../data/dispose';
import type { ServerAttributes } from '../../dom/attributes';
import { addStyles } from '../../dom/styles';
import { followSizes } from '../../dom/timing/resize';

import type { Gallery } from './gallery';
import type { GalleryDesign } from './geometry/design';
import styles from './meta.css';

/** Part of the slide's height that words over a picture may take; else they get less of it and scroll (specification, section 9, gallery). */
const MOST = 0.9;
/** Designs whose slides are no higher for the words in them. */
const FIXED: readonly GalleryDesign[] = ['stacked', 'strip'];

/** Lets words that take a picture's room, or lie over it, scroll where they would hide it. */
export function keepMetaInside({
  elements: parts,
  design,
  runtime,
  attributes,
}: Gallery): Dispose | undefined {
  const texts = [...parts.list.querySelectorAll<HTMLElement>('.meta')];
  if (!texts.length) return undefined;
  const removeStyles = addStyles(styles, runtime.tag.nonce);
  const stopFollowing = followSizes(texts, () => {
    const scrolling = texts.map((text) => isTooTall(text, FIXED.includes(design)));
    for (const [index, text] of texts.entries()) letScroll(text, scrolling[index] === true, attributes);
  });
  return () => {
    stopFollowing();
    removeStyles();
  };
}

/** What scrolls can be reached by keyboard. */
function letScroll(text: HTMLElement, isOn: boolean, attributes: ServerAttributes): void {
  if (text.matches('.mortar-meta-scrolls') === isOn) return;
  attributes.toggleClass(text, 'mortar-meta-scrolls', isOn);
  attributes.set(text, 'tabindex', isOn ? '0' : null);
}

/** `offsetParent` is the box that the words lie in; elsewhere words in the flow make their own room. */
function isTooTall(text: HTMLElement, isBoxFixed: boolean): boolean {
  const box = text.offsetParent?.clientHeight ?? 0;
  const isHeld = isBoxFixed || getComputedStyle(text).position === 'absolute';
  return isHeld && text.scrollHeight > box * MOST;
}
