import type { ServerAttributes } from '../../dom/attributes';
import { createResizeObserver } from '../../dom/observers';
import * as page from '../../dom/page';
import type { Template } from './template';

const BARS = '[data-controller*="MobileOffset"][data-nc-group]:not([data-controllers-bound])';

/** Keeps the page's start and end clear of a phone's bars that are fixed there; other windows don't show them. */
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
  const side = bar.dataset.ncGroup === 'bottom' ? 'padding-bottom' : 'padding-top';
  attributes.style(page.body(), side, isFixed ? `${height}px` : '');
}
