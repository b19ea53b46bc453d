import { operate } from '../../../dom/delegate';
import type { Carousel } from './carousel';

const BULLETS = '[class*="-bullet-nav"] button, .list-slideshow-bullet';

/** The server's row of dots, one for each slide in their order. */
export function startBullets({ element, index, follow, attributes, signal }: Carousel): void {
  const bullets = [...element.querySelectorAll<HTMLElement>(BULLETS)];
  const mark = (at: number, isActive: boolean) => {
    const bullet = bullets[at];
    if (!bullet) return;
    attributes.set(bullet, 'aria-current', isActive ? 'true' : null);
    attributes.set(bullet, 'data-active', String(isActive));
    for (const label of bullet.querySelectorAll('.js-slideshow-active-slide'))
      attributes.set(label, 'hidden', isActive ? null : '');
    for (const label of bullet.querySelectorAll('.js-slideshow-inactive-slide'))
      attributes.set(label, 'hidden', isActive ? '' : null);
  };
  bullets.forEach((bullet, at) => {
    operate(bullet, () => index.goTo(at), signal);
    mark(at, at === index.current);
  });
  follow(({ from, to }) => {
    mark(from, false);
    mark(to, true);
  });
}
