import { operate } from '../../../dom/delegate';
import type { Carousel } from './carousel';

const BULLETS = '[class*="-bullet-nav"] button, .list-slideshow-bullet';

/** The names of a dot, which published pages hide: shown, they would lie across the picture. */
const LABELS = { active: '.js-slideshow-active-slide', inactive: '.js-slideshow-inactive-slide' };

/** The server's dots, one for each slide in order. */
export function startBullets({ element, index, follow, attributes, signal }: Carousel): void {
  const bullets = [...element.querySelectorAll<HTMLElement>(BULLETS)];
  const mark = (at: number, isActive: boolean) => {
    const bullet = bullets[at];
    if (!bullet) return;
    attributes.set(bullet, 'aria-current', isActive ? 'true' : null);
    attributes.set(bullet, 'data-active', String(isActive));
    attributes.toggleClass(bullet, 'active', isActive);
    const label = bullet.querySelector(isActive ? LABELS.active : LABELS.inactive)?.textContent;
    if (label) attributes.set(bullet, 'aria-label', label.trim());
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
