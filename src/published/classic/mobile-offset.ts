import { createDisposables, type Dispose } from '../../data/dispose';
import { createResizeObserver } from '../../dom/observers';
import { overrideStyle } from '../../dom/override-style';
import * as page from '../../dom/page';
import type { Template } from './template';

const BARS =
  ':is([data-controller*="MobileOffset"][data-nc-group], .mobile-bar-wrapper):not([data-controllers-bound])';
/** What begins below its bar, if that is not the whole body: a menu beside it has the bar on top of itself. */
const CONTENT = '.mobile-bar-wrapper ~ .site-container';

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
  const { height, top } = bar.getBoundingClientRect();
  const [content = page.body()] = page.all(CONTENT);
  const side = top > innerHeight / 2 ? 'bottom' : 'top';
  if (getComputedStyle(bar).position === 'fixed' && height > 0) {
    add(overrideStyle(content, `padding-${side}`, `${height}px`));
    add(overrideStyle(page.root(), `scroll-padding-${side}`, `${height}px`));
  }
  return dispose;
}
