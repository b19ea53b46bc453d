import type { Dispose } from '../../../../data/dispose';
import { addStyles } from '../../../../dom/styles';

import { movementOf } from '../../geometry/transitions';
import type { Carousel } from '../carousel';
import { fillSlides } from '../slide-styles';
import { showNextOnClick } from './click';
import { followFinger } from './finger';
import { keepHeight } from './height';
import { zoomSlowly } from './ken-burns';
import { createMover } from './mover';
import { showOnlyActive } from './only-active';
import styles from './stacked.css';
import { transitionOf } from './transition';

const STYLES = fillSlides('stacked') + styles;

/** Seconds (specification, section 9, gallery). */
const SPEED = 1;

/**
 * One slide at a time, in the place of the one before.
 * @throws BlockDataError when there is no transition of the name that the block's data ask for.
 */
export function startStacked(carousel: Carousel): Dispose[] {
  const { elements, index, follow, settings, attributes } = carousel;
  const transition = transitionOf(carousel);
  const mover = createMover(carousel);
  const drag = followFinger(carousel, mover, transition === 'swipe');

  follow(({ from, to, direction }) => {
    const side = transition === 'swipe' ? mover.side : 1;
    const movement = movementOf(transition, direction * side, drag.offset);
    const [coming, going] = [elements.slides[to]?.element, elements.slides[from]?.element];
    if (!movement || !coming || !going) return index.settle();
    const moves = new Map([
      [coming, movement.coming],
      [going, movement.going],
    ]);
    mover.move(moves, drag.duration ?? settings.speed ?? SPEED, index.settle);
  });
  attributes.set(elements.list, 'tabindex', null); // it no longer scrolls
  showOnlyActive(carousel);
  showNextOnClick(carousel);
  keepHeight(carousel);
  return [mover.stop, zoomSlowly(carousel), addStyles(STYLES, carousel.runtime.tag.nonce)];
}
