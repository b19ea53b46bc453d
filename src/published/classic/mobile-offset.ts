import { createDisposables, type Dispose } from '../../data/dispose';
import { createResizeObserver } from '../../dom/observers';
import { overrideStyle } from '../../dom/override-style';
import * as page from '../../dom/page';
import type { Template } from './template';

const BARS = '[data-controller*="MobileOffset"][data-nc-group]:not([data-controllers-bound])';

/**
 * Keeps the page's start and end, and what a link on the page leads to, clear of a phone's bars that are fixed there;
 * other windows don't show them.
 */
export function reserveMobileBars({ disposables }: Template): void {
  const releases = new Map<Element, Dispose>();
  const observer = createResizeObserver((entries) => {
    for (const { target } of entries) {
      releases.get(target)?.();
      releases.set(target, reserve(target as HTMLElement));
    }
  });
  for (const bar of page.all(BARS)) observer.observe(bar);
  disposables.add(() => {
    observer.disconnect();
    for (const release of releases.values()) release();
  });
}

function reserve(bar: HTMLElement): Dispose {
  const { add, dispose } = createDisposables();
  const { height } = bar.getBoundingClientRect();
  const side = bar.dataset.ncGroup === 'bottom' ? 'bottom' : 'top';
  if (getComputedStyle(bar).position === 'fixed' && height > 0) {
    add(overrideStyle(page.body(), `padding-${side}`, `${height}px`));
    add(overrideStyle(page.root(), `scroll-padding-${side}`, `${height}px`));
  }
  return dispose;
}
