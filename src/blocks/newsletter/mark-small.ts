import type { Dispose } from '../../data/dispose';
import { watchSize } from '../../dom/timing/resize';

import type { NewsletterBlock } from './newsletter';

/** Blocks narrower than this, in px, are small (specification, section 9, images). */
const SMALL = 320;

/** Marks a small block for style sheets, whatever the width of the window. */
export function markSmall({ element, attributes }: NewsletterBlock): Dispose {
  const mark = () => attributes.toggleClass(element, 'newsletter--small', element.offsetWidth < SMALL);
  mark();
  return watchSize(element, mark);
}
