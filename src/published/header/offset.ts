import { createResizeObserver } from '../../dom/observers';
import * as page from '../../dom/page';
import { type Header, SECTIONS } from './header';

/** Reserves the height of the overlapping header at the top of the first section. */
export function offsetFirstSection(header: Header): void {
  const { element, attributes, signal } = header;
  const [section] = page.all(SECTIONS);
  if (!section) return;
  const reserve = () => {
    if (element.matches('.shrink') || isResizing(element)) return; // while the page is scrolled, and just after
    const isAbove = /absolute|fixed/.test(getComputedStyle(element).position);
    attributes.style(section, 'padding-top', isAbove ? `${element.getBoundingClientRect().height}px` : '');
  };
  watchHeight(header, reserve);
  element.addEventListener('transitionend', reserve, { signal }); // its last frames can be of one height
}

/** Back at the top of the page, the header grows over some frames: what is below it stays where it is. */
function isResizing(element: HTMLElement): boolean {
  return element
    .getAnimations({ subtree: true })
    .some(
      (one) => one instanceof CSSTransition && /padding|height|width|margin/.test(one.transitionProperty),
    );
}

/** Runs now, and whenever the header's height may have changed. */
export function watchHeight({ element, disposables, signal }: Header, run: () => void): void {
  run();
  addEventListener('resize', run, { signal });
  const observer = createResizeObserver(run);
  observer.observe(element, { box: 'border-box' });
  disposables.add(() => observer.disconnect());
}
