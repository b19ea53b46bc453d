import * as page from '../runtime/page';
import type { Initializer } from '../types';

/**
 * The header of a published page lies over the first section, which gets its height as a padding: from the first
 * layout on, since a chunk would come later and push the whole page down. It follows the window, fonts and the logo.
 */
export const headerOffset: Initializer = {
  name: 'header-offset',
  start({ events, keepAttributes }) {
    const [header] = page.all('header[data-controller="Header"]:not([data-controllers-bound])');
    const [section] = page.all('main .page-section, main .system-page');
    if (!header || !section) return;
    const attributes = keepAttributes();
    const watcher = new ResizeObserver(() => {
      const isAbove = /absolute|fixed/.test(getComputedStyle(header).position);
      if (!header.matches('.shrink'))
        // which is so for as long as the page has scrolled
        attributes.style(section, 'padding-top', isAbove ? `${header.getBoundingClientRect().height}px` : '');
    });
    const follow = () => watcher.observe(header, { box: 'border-box' });
    follow();
    events.on('scanned', follow);
    events.on('destroyed', () => {
      watcher.disconnect();
      attributes.restore();
    });
  },
};
