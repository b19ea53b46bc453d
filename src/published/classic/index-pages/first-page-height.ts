import { ownProperty } from '../../../data/fields';
import { createResizeObserver } from '../../../dom/observers';
import * as page from '../../../dom/page';
import type { Scope } from '../../common/scope';
import { tweaksOf } from '../../common/tweaks';

const FIRST_PAGE =
  '[class*=tweak-index-page-fullscreen]:not(.tweak-index-page-fullscreen-none) [data-controller*="IndexFirstSectionHeight"]:not([data-controllers-bound]) .Index-page:first-child';
const ABOVE = '.Header, .Mobile-bar, .sqs-announcement-bar-dropzone';

/** Where an index's first page is to fill the window, it does so together with the header above it. */
export function fillWindowWithFirstPage({ runtime, attributes, disposables }: Scope): void {
  const [first] = page.all(FIRST_PAGE);
  if (!first || !Number.parseFloat(getComputedStyle(first).minHeight)) return; // not this page
  const height = heightIn(ownProperty(tweaksOf(runtime.site), 'tweak-index-page-min-height'));
  const observer = createResizeObserver(() => {
    const top = first.getBoundingClientRect().top + scrollY;
    attributes.style(first, 'min-height', top > 0 ? `calc(${height} - ${top}px)` : '');
  });
  for (const element of page.all(ABOVE)) observer.observe(element);
  disposables.add(() => observer.disconnect());
}

/** The share of the window that the owner has chosen. */
function heightIn(tweak: unknown): string {
  return typeof tweak === 'string' && /^\d+vh$/.test(tweak) ? tweak : '100vh';
}
