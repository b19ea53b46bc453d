import * as page from '../dom/page';
import type { Runtime } from '../runtime/types';

/**
 * The header of a published page lies over the first section, which gets its height as a padding. Anything later than
 * the first paint would push the whole page down, so each frame asks whether the parser has come that far. From then
 * on the header's chunk follows the window, fonts and the logo.
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
