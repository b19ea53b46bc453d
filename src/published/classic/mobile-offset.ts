import type { ServerAttributes } from '../../dom/attributes';
import { createResizeObserver } from '../../dom/observers';
import * as page from '../../dom/page';
import type { Template } from './template';

const BARS = '[data-controller*="MobileOffset"][data-nc-group]:not([data-controllers-bound])';

/**
 * Keeps the page's start and end, and what a link on the page leads to, clear of a phone's bars that are fixed there;
 * other windows don't show them.
 */
export function reserveMobileBars({ attributes, disposables }: Template): void {
  const observer = createResizeObserver((entries) => {
    for (const { target } of entries) reserve(target as HTMLElement, attributes);
  });
  for (const bar of page.all(BARS)) observer.observe(bar);
  disposables.add(() => observer.disconnect());
}

function reserve(bar: HTMLElement, attributes: ServerAttributes): void {
  const { height } = bar.getBoundingClientRect();
  const isFixed = getComputedStyle(bar).position === 'fixed' && height > 0;
  const side = bar.dataset.ncGroup === 'bottom' ? 'bottom' : 'top';
  const space = isFixed ? `${height}px` : '';
  attributes.style(page.body(), `padding-${side}`, space);
  attributes.style(page.root(), `scroll-padding-${side}`, space);
}
