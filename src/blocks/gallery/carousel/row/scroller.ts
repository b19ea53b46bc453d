import type { StripAlignment } from '../../geometry/alignment';
import { watchWidth } from '../../../../dom/timing/watch-width';
import type { Stop } from '../../../../runtime/types';
import type { Moving } from '../moving';
import { createGlide } from './glide';
import { dragRow } from './mouse';
import { createRow } from './row';

export interface ScrollerOptions {
  readonly alignment: StripAlignment;
  /** Seconds. */
  readonly speed: number;
  /** Lays the slides out in a width (px). */
  layOut?(width: number): void;
}

/** Slides in a box that scrolls: by touch and wheel as the browser does it, by everything else in `speed` seconds. */
export function startScroller(moving: Moving, { alignment, speed, layOut }: ScrollerOptions): Stop {
  const { parts, index, signal, follow } = moving;
  const row = createRow(moving, alignment);
  const glide = createGlide(row, moving);
  const drags = dragRow(moving, row, glide);
  const stopWatching = watchWidth(parts.list, (width) => {
    layOut?.(width);
    if (index.current) row.position = row.placeOf(index.current);
  });

  function followScroll(): void {
    const isOurs = glide.isGliding || index.isInMotion || drags.isDragging;
    if (!isOurs) index.goTo(row.slideAt(row.position), true);
  }

  follow(({ to, isThere }) => {
    if (!isThere) glide.to(row.placeOf(to), drags.duration ?? speed);
  });
  parts.list.addEventListener('scroll', followScroll, { signal, passive: true });
  return () => {
    glide.stop();
    stopWatching();
  };
}
