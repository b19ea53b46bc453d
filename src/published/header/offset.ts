import * as page from '../../dom/page';
import type { Header } from './header';

/** The first section keeps as much space at its top as the header that lies over it takes. */
export function offsetFirstSection(header: Header): void {
  const { element, attributes } = header;
  const [section] = page.all('main .page-section, main .system-page');
  if (!section) return;
  watchHeight(header, () => {
    if (element.matches('.shrink')) return; // for as long as the page has scrolled
    const isAbove = /absolute|fixed/.test(getComputedStyle(element).position);
    attributes.style(section, 'padding-top', isAbove ? `${element.getBoundingClientRect().height}px` : '');
  });
}

/** Runs now, and whenever the header's height may have changed; without ResizeObserver that is when the window has. */
export function watchHeight({ element, disposables: life, signal }: Header, run: () => void): void {
  run();
  addEventListener('resize', run, { signal });
  if (!window.ResizeObserver) return;
  const observer = new ResizeObserver(run);
  observer.observe(element, { box: 'border-box' });
  life.add(() => observer.disconnect());
}
