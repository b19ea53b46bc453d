import { movementOf } from '../../geometry/transitions';
import { addStyles } from '../../../../dom/styles';
import type { Stop } from '../../../../runtime/types';
import type { Moving } from '../moving';
import { showNextOnClick } from './click';
import { followFinger } from './finger';
import { keepHeight } from './height';
import { zoomSlowly } from './ken-burns';
import { createMover } from './mover';
import { showOnlyActive } from './only-active';
import { STYLES } from './styles';
import { transitionOf } from './transition';

/** Seconds (specification, section 9, gallery). */
const SPEED = 1;

/**
 * One slide at a time, in the place of the one before.
 * @throws BlockDataError when there is no transition of the name that the block's data ask for.
 */
export function startStacked(moving: Moving): Stop[] {
  const { parts, index, follow, settings, attributes } = moving;
  const transition = transitionOf(moving);
  const mover = createMover(moving);
  const drag = followFinger(moving, mover, transition === 'swipe');

  follow(({ from, to, direction }) => {
    const side = transition === 'swipe' ? mover.side : 1;
    const movement = movementOf(transition, direction * side, drag.offset);
    const [coming, going] = [parts.slides[to]?.element, parts.slides[from]?.element];
    if (!movement || !coming || !going) return index.settle();
    const moves = new Map([
      [coming, movement.coming],
      [going, movement.going],
    ]);
    mover.move(moves, drag.duration ?? settings.speed ?? SPEED, index.settle);
  });
  attributes.set(parts.list, 'tabindex', null); // it no longer scrolls
  showOnlyActive(moving);
  showNextOnClick(moving);
  keepHeight(moving);
  return [mover.stop, zoomSlowly(moving), addStyles(STYLES, moving.runtime.tag.nonce)];
}
