import { entriesOf } from '../../data/indexes';
import type { ServerAttributes } from '../../dom/attributes';
import { matchesMedia } from '../../dom/device';
import type { Scope } from '../common/scope';
import { watchMiddle } from '../common/watch-middle';

/**
 * A list of projects; each shows its picture while hovered or focused, and on touch screens while it scrolls through
 * the middle of the window.
 */
export function mountPortfolio(
  portfolio: HTMLElement,
  { runtime, attributes, disposables, signal }: Scope,
): void {
  const items = [...portfolio.querySelectorAll<HTMLElement>('.portfolio-hover-item')];
  const backgrounds = [...portfolio.querySelectorAll<HTMLElement>('.portfolio-hover-bg')];
  const isTouched = matchesMedia('(hover: none)');
  const isPersistent = portfolio.getAttribute('data-persist-selection') === 'true';

  function activate(active: number): void {
    for (const elements of [items, backgrounds]) {
      for (const [index, element] of entriesOf(elements))
        attributes.set(element, 'data-active', String(index === active));
    }
    const pictures = portfolio.querySelector('.portfolio-hover-backgrounds');
    if (pictures) attributes.set(pictures, 'data-active', String(active >= 0));
  }

  for (const background of backgrounds)
    attributes.set(background, 'data-animated', String(!runtime.media.prefersReducedMotion()));
  for (const [index, item] of entriesOf(items)) {
    item.addEventListener('pointerenter', () => activate(index), { signal });
    item.addEventListener('focusin', () => activate(index), { signal });
  }
  if (!isPersistent && !isTouched) {
    for (const type of ['pointerleave', 'focusout'])
      for (const item of items) item.addEventListener(type, () => activate(-1), { signal });
  }
  placePictures(portfolio, isTouched || portfolio.getAttribute('data-mode') === 'hover-follow', attributes);
  const used = isTouched ? ':focus-within' : ':hover, :focus-within'; // what was tapped stays hovered
  const current = items.findIndex((item) => item.matches(used)); // before this code had come
  activate(isPersistent ? Math.max(current, 0) : current);
  if (isTouched) disposables.add(watchMiddle(items, activate));
}

/** Pictures meant to follow the pointer stand in the middle, and all stay in view beside a long list. */
function placePictures(portfolio: HTMLElement, isCentred: boolean, attributes: ServerAttributes): void {
  if (isCentred) attributes.set(portfolio, 'data-condensed', 'true');
  for (const base of portfolio.querySelectorAll<HTMLElement>('.portfolio-hover-base-sticky')) {
    attributes.style(base, 'position', 'sticky');
    attributes.style(base, 'top', '0');
  }
}
