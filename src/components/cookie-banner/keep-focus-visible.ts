import type { Dispose } from '../../data/dispose';
import { overrideStyle } from '../../dom/override-style';
import * as page from '../../dom/page';
import { followSize } from '../../dom/timing/follow-size';

type Side = 'top' | 'bottom';

/** Distance in px between the banner and the focused element. */
const GAP = 8;

/**
 * Keeps the focused element from being covered by the banner: the page scrolls, or else the banner moves to the other
 * side.
 */
export function keepFocusVisible(mountPoint: HTMLElement, position: string): Dispose {
  const side = position.startsWith('TOP') ? 'top' : 'bottom';
  const banner = mountPoint.firstElementChild as HTMLElement;
  const releaseScrollPadding = reserveScrollPadding(banner, side);
  const check = (element: EventTarget | null) =>
    requestAnimationFrame(() => {
      if (element instanceof HTMLElement && element !== page.body()) uncover(element, banner, side);
    });
  const followFocus = ({ target }: FocusEvent) => check(target);
  addEventListener('focusin', followFocus);
  check(document.activeElement);
  return () => {
    removeEventListener('focusin', followFocus);
    releaseScrollPadding();
  };
}

/** Makes anchors and the browser's own scrolling to a focused element stop short of the banner. */
function reserveScrollPadding(banner: HTMLElement, side: Side): Dispose {
  const property = `scroll-padding-${side}`;
  const own = getComputedStyle(page.root()).getPropertyValue(property).replace('auto', '0px');
  return followSize(banner, () => {
    const { offsetTop, offsetHeight } = banner;
    const space = side === 'top' ? offsetTop + offsetHeight : page.root().clientHeight - offsetTop;
    return overrideStyle(page.root(), property, `calc(${own} + ${space + GAP}px)`);
  });
}

function uncover(focused: HTMLElement, banner: HTMLElement, side: Side): void {
  if (banner.contains(focused)) return; // a click into the banner must not move it
  banner.style.translate = '';
  if (!isCovered(focused, banner)) return;
  focused.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  if (isCovered(focused, banner)) stepAside(focused, banner, side);
}

/** At the ends of the page and under fixed headers, scrolling can't help. */
function stepAside(focused: HTMLElement, banner: HTMLElement, side: Side): void {
  const own = banner.getBoundingClientRect();
  const other = focused.getBoundingClientRect();
  const distance = side === 'top' ? other.bottom + GAP - own.top : other.top - GAP - own.bottom;
  const isOnScreen = own.top + distance >= 0 && own.bottom + distance <= page.root().clientHeight;
  if (isOnScreen) banner.style.translate = `0 ${distance}px`;
}

/** Below the banner, not above it like a dialog, and small enough to be visible beside it. */
function isCovered(focused: HTMLElement, banner: HTMLElement): boolean {
  const own = banner.getBoundingClientRect();
  const other = focused.getBoundingClientRect();
  const left = Math.max(own.left, other.left);
  const right = Math.min(own.right, other.right);
  const top = Math.max(own.top, other.top);
  const bottom = Math.min(own.bottom, other.bottom);
  if (left >= right || top >= bottom || other.height + own.height > page.root().clientHeight) return false;
  return banner.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
}
