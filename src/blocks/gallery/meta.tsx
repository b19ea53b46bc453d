import { useEffect, useState } from 'react';
import { followSizes } from '../../dom/timing/resize';
import { useAttributes } from '../../runtime/block/use-attributes';
import type { GalleryDesign } from './geometry/design';
import type { Gallery, GalleryPartProps } from './mounted-gallery';

/**
 * The fraction of a slide's height that text over a picture may take up before it scrolls (specification, section 9,
 * gallery).
 */
const MOST = 0.9;

/** Texts of slides; a caption outside of them has the space that it needs. */
const TEXTS = '.meta, .slide > figcaption';

/** Designs whose slides don't grow with their text. */
const FIXED: readonly GalleryDesign[] = ['stacked', 'strip'];

/** With the picture's ratio, `meta.css` keeps text over an uncropped picture within it. */
export function fitMeta({ elements, settings, attributes }: Gallery): void {
  if (settings['auto-crop']) return;
  for (const { element, dimensions: size } of elements.slides)
    if (size && element.querySelector('.meta'))
      attributes.style(element, '--mortar-picture-ratio', `${size.width / size.height}`);
}

/** Makes text scroll that takes space from a picture or covers it, where it would hide the picture. */
export function MetaOverflow({ gallery }: GalleryPartProps) {
  const [texts] = useState(() => [...gallery.elements.list.querySelectorAll<HTMLElement>(TEXTS)]);
  return texts.length ? <ScrollingTexts gallery={gallery} texts={texts} /> : null;
}

interface ScrollingTextsProps extends GalleryPartProps {
  readonly texts: readonly HTMLElement[];
}

/** Scrolling text must be reachable by keyboard. */
function ScrollingTexts({ gallery, texts }: ScrollingTextsProps) {
  const [scrolling, setScrolling] = useState<readonly HTMLElement[]>([]);
  useAttributes(gallery, (attributes) => {
    for (const text of texts) {
      const isScrolling = scrolling.includes(text);
      if (text.matches('.mortar-meta-scrolls') === isScrolling) continue;
      attributes.toggleClass(text, 'mortar-meta-scrolls', isScrolling);
      attributes.set(text, 'tabindex', isScrolling ? '0' : null);
    }
  });
  useEffect(() => {
    const isFixed = FIXED.includes(gallery.design);
    return followSizes(texts, () => setScrolling(texts.filter((text) => isTooTall(text, isFixed))));
  }, [gallery, texts]);
  return null;
}

/** `offsetParent` is the box that limits the text; text in the flow makes its own space. */
function isTooTall(text: HTMLElement, isBoxFixed: boolean): boolean {
  const box = text.offsetParent?.clientHeight ?? 0;
  const isHeld = isBoxFixed || getComputedStyle(text).position === 'absolute';
  return isHeld && text.scrollHeight > box * MOST;
}
