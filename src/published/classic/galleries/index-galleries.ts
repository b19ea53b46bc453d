import * as page from '../../../dom/page';
import { addStyles } from '../../../dom/styles';
import type { Scope } from '../../common/scope';
import { createGallery } from './gallery';
import styles from './index-galleries.css';

/** A gallery page within an index page; its slides stand on top of each other until a script shows one at a time. */
const FRAMES = '.index-gallery:not([data-controllers-bound] *)';

/** Starts the slideshows for which a template's script would have called `Gallery2` itself. */
export function startIndexGalleries({ runtime, disposables }: Scope): void {
  for (const frame of page.all(FRAMES)) {
    const slides = [...frame.querySelectorAll<HTMLElement>('.slide-wrapper:has(.slide)')];
    const container = slides[0]?.parentElement;
    if (!container || container.hasAttribute('data-block')) continue;
    disposables.add(addStyles(styles, runtime.tag.nonce));
    const find = (selector: string) => [...frame.querySelectorAll<HTMLElement>(selector)];
    const gallery = createGallery(runtime, {
      container,
      slides,
      design: 'stacked',
      designOptions: { transition: 'swipe', speed: 0.5 },
      loop: true,
      elements: {
        previous: find('.previous-slide'),
        next: find('.next-slide'),
        controls: find('.circles'),
      },
    });
    disposables.add(() => gallery?.destroy());
  }
}
