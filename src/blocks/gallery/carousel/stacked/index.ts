import type { Disposables } from '../../../../data/dispose';
import { addStyles } from '../../../../dom/styles';
import { movementOf, type TransitionName, transitionNamed } from '../../geometry/transitions';
import type { Gallery } from '../../mounted-gallery';
import { OPERABLE } from '../../operable';
import { boxRatio, pictureRatio, setRatio } from '../box-ratio';
import boxRatioStyles from '../box-ratio.css';
import type { Carousel } from '../carousel';
import { fillSlides } from '../slide-styles';
import { followFinger } from './finger';
import { zoomSlowly } from './ken-burns';
import { createMover } from './mover';
import { showOnlyActive } from './only-active';
import styles from './stacked.css';

/** Elements with their own click behaviour. */
const CONTROLS = `${OPERABLE}, [role="button"], [role="link"]`;

/** Transition names of newer gallery sections, mapped to the ones supported here. */
const SECTION_TRANSITIONS: ReadonlyMap<string, TransitionName> = new Map<string, TransitionName>([
  ['slide', 'swipe'],
  ['scroll', 'scroll'],
  ['none', 'none'],
]);

const STYLES = fillSlides('stacked') + boxRatioStyles + styles;

/** Seconds (specification, section 9, gallery). */
const SPEED = 1;

/** One slide at a time, in the same place. @throws BlockDataError for an unknown transition. */
export function startStacked(carousel: Carousel, { add }: Disposables): void {
  const { elements, index, follow, settings, attributes } = carousel;
  const transition = transitionOf(carousel);
  const mover = createMover(carousel);
  const drag = followFinger(carousel, mover, transition === 'swipe');

  showOnlyActive(carousel); // before slides move, which may make them transparent
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
  if (elements.list.hasAttribute('tabindex')) attributes.set(elements.list, 'tabindex', '-1'); // it no longer scrolls
  showNextOnClick(carousel);
  keepHeight(carousel);
  add(mover.stop);
  add(zoomSlowly(carousel));
  add(addStyles(STYLES, carousel.runtime.tag.nonce));
}

/** @throws BlockDataError for an unknown transition. */
function transitionOf({ element, settings }: Gallery): TransitionName {
  const section = SECTION_TRANSITIONS.get(element.getAttribute('data-transition') ?? '');
  return section ?? transitionNamed(settings.transition);
}

/** Sets the height of the slides' box; if it depends on the pictures, it changes with them. */
function keepHeight(carousel: Carousel): void {
  const { element, index, follow } = carousel;
  if (element.style.height) return; // set by the section
  const adapt = () => {
    const ratio = pictureRatio(carousel, index.current);
    if (ratio) setRatio(carousel, ratio);
  };
  setRatio(carousel, boxRatio(carousel));
  adapt();
  follow(adapt);
}

function showNextOnClick({ element, elements, index, settings, signal }: Carousel): void {
  if (settings.clickBehavior !== 'next' || index.count < 2) return;
  const showNext = (event: MouseEvent) => {
    const target = event.target as Element;
    const control = target.closest(CONTROLS);
    const isOnPicture = elements.list.contains(target) && !elements.list.contains(control);
    if (isOnPicture && !event.defaultPrevented) index.step(1);
  };
  element.addEventListener('click', showNext, { signal });
}
