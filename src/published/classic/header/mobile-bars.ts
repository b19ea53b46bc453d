import { createDisposables, type Dispose } from '../../../data/dispose';
import { createResizeObserver } from '../../../dom/observers';
import { overrideStyle } from '../../../dom/override-style';
import * as page from '../../../dom/page';
import type { Scope } from '../../common/scope';
import { MOBILE_BARS, releaseBar, spaceOf } from '../../first-paint/mobile-bars';

/**
 * Keeps the page's start and end, and what a link on the page leads to, clear of a phone's bars that are fixed there;
 * other windows don't show them.
 */
export function reserveMobileBars({ disposables }: Scope): void {
  const releases = new Map<Element, Dispose>();
  const observer = createResizeObserver((entries) => {
    for (const { target } of entries) {
      releases.get(target)?.();
      releases.set(target, reserve(target));
    }
  });
  for (const bar of page.all(MOBILE_BARS)) {
    releases.set(bar, reservedAtFirst(bar));
    observer.observe(bar);
  }
  disposables.add(() => {
    observer.disconnect();
    for (const release of releases.values()) release();
  });
}

/** Takes back what the first paint has reserved; nothing for a bar that it did not count. */
function reservedAtFirst(bar: Element): Dispose {
  const space = spaceOf(bar);
  return () => releaseBar(space);
}

function reserve(bar: Element): Dispose {
  const { add, dispose } = createDisposables();
  const { content, side, length } = spaceOf(bar);
  if (length) {
    add(overrideStyle(content, `padding-${side}`, length));
    add(overrideStyle(page.root(), `scroll-padding-${side}`, length));
  }
  return dispose;
}
