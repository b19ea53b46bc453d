import { guarded } from '../../data/guarded';
import * as page from '../../dom/page';
import { copyOf, type Draw, insertRegion } from './drawing';
import { copiesFor, periodDuration, regionWidth } from './geometry/region';
import type { Elements } from './parts';

/** Along a straight line: one animation that the browser runs by itself. */
export const drawStraight: Draw = ({ settings }, elements, progress) => {
  const first = createCopy(elements); // it reads the text's style, which costs less before anything is inserted
  const region = insertRegion(elements);
  const track = page.create('div');
  track.className = 'mortar-marquee-track';
  track.append(first);
  region.append(track);
  const period = first.getBoundingClientRect().width;
  const width = regionWidth(elements.host.clientWidth);
  if (!period) {
    region.remove();
    return undefined;
  }
  for (let count = copiesFor(width, period); count > 1; count--) track.append(first.cloneNode(true));
  const duration = periodDuration(period, settings.animationSpeed);
  const animation = Number.isFinite(duration)
    ? move(track, period, duration, settings.animationDirection)
    : undefined;
  if (animation) animation.currentTime = progress * duration;
  return {
    get progress() {
      return animation ? (Number(animation.currentTime) / duration) % 1 : progress;
    },
    run: (isRunning) => (isRunning ? animation?.play() : animation?.pause()),
    remove() {
      animation?.cancel(); // it would never end by itself
      region.remove();
    },
  };
};

/** All items in a row. */
function createCopy({ texts }: Elements): HTMLElement {
  const copy = page.create('div');
  copy.className = 'mortar-marquee-copy';
  copy.append(...texts.map(copyOf));
  return copy;
}

function move(track: Element, period: number, duration: number, direction: 'left' | 'right') {
  const frames = { transform: ['none', `translateX(${-period}px)`] };
  return guarded(() =>
    track.animate(frames, {
      duration,
      iterations: Number.POSITIVE_INFINITY,
      direction: direction === 'left' ? 'normal' : 'reverse',
    }),
  );
}
