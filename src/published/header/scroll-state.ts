import * as page from '../../dom/page';
import type { Header } from './header';
import { watchHeight } from './offset';

/** Px of scrolling needed to count as a direction. */
const DEAD_ZONE = 4;

/**
 * For a fixed header: sets the markers for style sheets once the page has scrolled; one header style hides it on the
 * way down.
 */
export function followScroll(header: Header): void {
  const { element, attributes, disposables, signal } = header;
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
  disposables.add(() => cancelAnimationFrame(frame));
  update();
  watchHeight(header, () => publishHeight(header));
}

/**
 * Sticky elements below the header use this as their offset, and links on the page lead below it: one that hides comes
 * back on the way up, and stays while the link in it that was followed has the focus.
 */
function publishHeight({ element, attributes }: Header): void {
  const height = `${element.offsetHeight}px`;
  attributes.style(page.root(), '--header-fixed-top-offset', height);
  attributes.style(page.root(), 'scroll-padding-top', height);
}
