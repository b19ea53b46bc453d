import * as page from '../../runtime/page';
import { watchSize } from '../../timing/watch-size';
import type { Header } from './header';

/** Px of scrolling that count as a direction. */
const DEAD_ZONE = 4;

/** A fixed header: what style sheets know it by once the page has scrolled; one style of it hides on the way down. */
export function followScroll({ element, attributes, life, signal }: Header): void {
  const body = page.body();
  if (!body.matches('.tweak-fixed-header')) return;
  const scrollsBack = body.matches('.tweak-fixed-header-style-scroll-back');
  let last = scrollY;
  let frame = 0;

  const update = () => {
    const top = Math.max(0, scrollY);
    attributes.toggleClass(element, 'shrink', top > 0);
    if (Math.abs(top - last) < DEAD_ZONE && top > 0) return;
    if (scrollsBack) hide(top > last && top > element.offsetHeight && !isInUse());
    last = top;
  };
  const isInUse = () => body.matches('.header--menu-open') || element.matches(':focus-within');
  const hide = (isHidden: boolean) =>
    attributes.style(element, 'transform', isHidden ? 'translateY(-100%)' : '');
  const schedule = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(update);
  };

  addEventListener('scroll', schedule, { signal, passive: true });
  element.addEventListener('focusin', () => hide(false), { signal });
  life.keep(() => cancelAnimationFrame(frame));
  life.keep(watchSize(element, () => tellHeight({ element, attributes })));
  update();
}

/** What sticks to the window's top below the header reads its height here. */
function tellHeight({ element, attributes }: Pick<Header, 'element' | 'attributes'>): void {
  attributes.style(page.root(), '--header-fixed-top-offset', `${element.offsetHeight}px`);
}
