import type { Stop } from '../../types';
import type { NewsletterBlock } from './newsletter';

/** Blocks narrower than this, in px, are small (specification, section 9, images). */
const SMALL = 320;

/** Marks a small block for style sheets, whatever the width of the window. */
export function markSmall({ element, attributes }: NewsletterBlock): Stop {
  const observer = new ResizeObserver(([entry]) => {
    const width = entry?.borderBoxSize[0]?.inlineSize ?? SMALL;
    if (width < SMALL !== element.classList.contains('newsletter--small'))
      attributes.toggleClass(element, 'newsletter--small', width < SMALL);
  });
  observer.observe(element);
  return () => observer.disconnect();
}
