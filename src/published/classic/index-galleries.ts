import * as page from '../../dom/page';
import { addStyles } from '../../dom/styles';
import { t } from '../../i18n/t';
import type { Runtime } from '../../runtime/types';
import { createGallery } from './gallery';
import styles from './index-galleries.css';

/** A gallery page within an index page; its slides stand on top of each other until a script shows one at a time. */
const FRAMES = '.index-gallery:not([data-controllers-bound] *)';

/** Starts the slideshows for which a template's script would have called `Gallery2` itself. */
export function startIndexGalleries(runtime: Runtime): void {
  for (const frame of page.all(FRAMES)) {
    const slides = [...frame.querySelectorAll<HTMLElement>('.slide-wrapper:has(.slide)')];
    const container = slides[0]?.parentElement;
    if (!container || container.hasAttribute('data-block')) continue;
    addStyles(styles, runtime.tag.nonce);
    const find = (selector: string) => [...frame.querySelectorAll<HTMLElement>(selector)];
    const previous = find('.previous-slide');
    const next = find('.next-slide');
    for (const arrow of previous) makeButton(arrow, t(runtime, 'Previous Slide'));
    for (const arrow of next) makeButton(arrow, t(runtime, 'Next Slide'));
    createGallery(runtime, {
      container,
      slides,
      design: 'stacked',
      designOptions: { transition: 'swipe', speed: 0.5 },
      loop: true,
      elements: { previous, next, controls: find('.circles') },
    });
  }
}

/** The server's arrows are empty `<span>` elements. */
function makeButton(arrow: HTMLElement, label: string): void {
  if (arrow.matches('a[href], button, [role]')) return;
  arrow.setAttribute('role', 'button');
  arrow.setAttribute('aria-label', label);
  arrow.tabIndex = 0;
}
