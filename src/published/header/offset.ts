import * as page from '../../dom/page';
import type { Header } from './header';

/** Reserves the height of the overlapping header at the top of the first section. */
export function offsetFirstSection(header: Header): void {
  const { element, attributes } = header;
  const [section] = page.all('main .page-section, main .system-page');
  if (!section) return;
  watchHeight(header, () => {
    if (element.matches('.shrink')) return; // while the page is scrolled
    const isAbove = /absolute|fixed/.test(getComputedStyle(element).position);
    attributes.style(section, 'padding-top', isAbove ? `${element.getBoundingClientRect().height}px` : '');
  });
}

/** Runs now, and whenever the header's height may have changed; without ResizeObserver, when the window is resized. */
export function watchHeight({ element, disposables, signal }: Header, run: () => void): void {
  run();
  addEventListener('resize', run, { signal });
  if (!window.ResizeObserver) return;
  const observer = new ResizeObserver(run);
  observer.observe(element, { box: 'border-box' });
  disposables.add(() => observer.disconnect());
}
