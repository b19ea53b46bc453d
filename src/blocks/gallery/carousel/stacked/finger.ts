import { swipeDuration, wrapIndex } from '../../../../data/swipe';
import { dragBeyond } from '../../geometry/boundaries';
import type { Direction } from '../../geometry/slide-index';
import type { Carousel } from '../carousel';
import { type Drag, watchDrags } from '../drags';
import type { Mover } from './mover';

interface StackedDrag {
  /** Px the slides have moved with the finger. */
  readonly offset: number;
  /** Duration in seconds of the animation after a drag; `undefined` if it wasn't a drag. */
  readonly duration: number | undefined;
}

/** A swipe changes the slide; where slides follow the finger, a long drag does too. */
export function followFinger(carousel: Carousel, mover: Mover, isFollowing: boolean): StackedDrag {
  const { elements, index, settings, attributes, signal } = carousel;
  let offset = 0;
  let width = 0;
  let duration: number | undefined;
  let beside: HTMLElement | undefined;

  const directionOf = (distance: number): Direction => (distance * mover.side < 0 ? 1 : -1);
  const moveTo = (slide: HTMLElement | undefined, translate: string) =>
    slide && attributes.style(slide, 'translate', translate);
  const active = () => elements.slides[index.current]?.element;

  function slideBeside(direction: Direction): HTMLElement | undefined {
    const at = index.current + direction;
    return elements.slides[settings.loop ? wrapIndex(at, index.count) : at]?.element;
  }

  function letGo(): void {
    moveTo(active(), '');
    moveTo(beside, '');
    if (beside) mover.show(beside, false);
    beside = undefined;
  }

  function move(distance: number): void {
    letGo();
    const direction = directionOf(distance);
    const [beginning, end] = settings.boundaries;
    beside = slideBeside(direction);
    offset = beside ? distance : dragBeyond(direction > 0 ? end : beginning, distance);
    moveTo(active(), `${offset}px`);
    moveTo(beside, `calc(${distance < 0 ? 100 : -100}% + ${offset}px)`);
    if (beside) mover.show(beside, true);
  }

  function finish({ distance, velocity, isSwipe }: Drag): void {
    const isFar = isFollowing && distance !== 0 && Math.abs(offset) >= settings.snapPoints * width;
    const remaining = width - Math.abs(offset);
    duration = isFollowing
      ? swipeDuration({ distance: remaining, velocity, viewportWidth: innerWidth })
      : undefined;
    const [from, other] = [active(), beside];
    letGo();
    const isChanged = (isSwipe || isFar) && index.step(directionOf(distance));
    if (!isChanged && from && offset) mover.move(...wayBack(from, other, offset), () => {});
    offset = 0;
    duration = undefined;
  }

  const accepts = ({ pointerType }: PointerEvent) =>
    index.count > 1 && !index.isInMotion && (isFollowing || pointerType !== 'mouse');
  const start = () => {
    width = elements.list.clientWidth;
  };
  watchDrags(elements.list, { accepts, start, move: isFollowing ? move : () => {}, end: finish }, signal);
  return {
    get offset() {
      return offset;
    },
    get duration() {
      return duration;
    },
  };
}

/** The movement of a slide, and of the one beside it, back from where a finger has left them (px), and its seconds. */
function wayBack(
  slide: HTMLElement,
  beside: HTMLElement | undefined,
  offset: number,
): [moves: ReadonlyMap<HTMLElement, Keyframe[]>, seconds: number] {
  const away = `${offset < 0 ? 100 : -100}%`;
  const moves = new Map([[slide, [{ translate: `${offset}px` }, { translate: '0px' }]]]);
  if (beside) moves.set(beside, [{ translate: `calc(${away} + ${offset}px)` }, { translate: away }]);
  return [moves, swipeDuration({ distance: offset, velocity: 0, viewportWidth: innerWidth })];
}
