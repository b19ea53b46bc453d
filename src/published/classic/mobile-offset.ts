import { createResizeObserver } from '../../dom/observers';
import * as page from '../../dom/page';

const BARS = '[data-controller*="MobileOffset"][data-nc-group]:not([data-controllers-bound])';

/** Keeps the page's start and end clear of a phone's bars that are fixed there; other windows don't show them. */
export function reserveMobileBars(): void {
  const observer = createResizeObserver((entries) => {
    for (const { target } of entries) reserve(target as HTMLElement);
  });
  for (const bar of page.all(BARS)) observer.observe(bar);
}

function reserve(bar: HTMLElement): void {
  const { height } = bar.getBoundingClientRect();
  const isFixed = getComputedStyle(bar).position === 'fixed' && height > 0;
  const side = bar.dataset.ncGroup === 'bottom' ? 'padding-bottom' : 'padding-top';
  page.body().style.setProperty(side, isFixed ? `${height}px` : '');
}
