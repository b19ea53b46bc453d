import { addStyles } from '../../../../dom/styles';
import type { Stop } from '../../../../runtime/types';
import type { Moving } from '../moving';
import { startCarousel } from './carousel';
import { watchInView } from './in-view';
import { startStrip } from './strip';
import { STYLES } from './styles';

/** Slides side by side, in groups or one by one. */
export function startRow(moving: Moving): Stop[] {
  const stop = moving.design === 'carousel' ? startCarousel(moving) : startStrip(moving);
  return [stop, watchInView(moving), addStyles(STYLES, moving.runtime.tag.nonce)];
}
