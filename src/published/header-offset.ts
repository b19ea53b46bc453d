import * as page from '../dom/page';
import type { Runtime } from '../runtime/types';

/**
 * A published page's header overlaps the first section, which gets the header's height as padding. Setting it after the
 * first paint would shift the whole page, so each frame checks whether the parser has got that far. After that, the
 * header's chunk follows changes of the window, fonts and logo.
 */
export function offsetFirstSection({ events, keepAttributes }: Runtime): void {
  const attributes = keepAttributes();
  const write = () => {
    const [header] = page.all('header[data-controller="Header"]:not([data-controllers-bound])');
    const [section] = page.all('main .page-section, main .system-page');
    if (header && section) {
      if (/absolute|fixed/.test(getComputedStyle(header).position))
        attributes.style(section, 'padding-top', `${header.getBoundingClientRect().height}px`);
    } else if (page.readyState() === 'loading') requestAnimationFrame(write);
  };
  requestAnimationFrame(write);
  events.on('destroyed', attributes.restore);
}
