import { createIntersectionObserver } from '../../../dom/observers';
import * as page from '../../../dom/page';
import type { Scope } from '../../common/scope';

const FIRST_SECTION = '.homepage.homepage-index-nav-show-on-scroll .index-section';

/** Below a home page's first section, the navigation comes back in a fixed bar; on phones, the menu's button does. */
export function showOnScroll({ attributes, disposables }: Scope): void {
  const [section] = page.all(FIRST_SECTION);
  const [header] = page.all('header');
  if (!section || !header || page.byId('showOnScrollWrapper')) return;
  const bar = createBar();
  const observer = createIntersectionObserver((entries) => {
    const isPast = (entries.at(-1)?.boundingClientRect.bottom ?? 1) <= 0;
    if (isPast) bar.replaceChildren(...copyControls(header));
    bar.classList.toggle('show', isPast);
    attributes.style(page.root(), 'scroll-padding-top', isPast ? `${bar.offsetHeight}px` : '');
  });
  header.before(bar);
  observer.observe(section);
  disposables.add(() => observer.disconnect());
  disposables.add(() => bar.remove());
}

/** Style sheets hide the bar, also from the keyboard, until it has the class `show`. */
function createBar(): HTMLElement {
  const bar = page.create('div');
  bar.id = 'showOnScrollWrapper';
  bar.className = 'show-on-scroll-wrapper';
  return bar;
}

/** Those that this window shows, with the ids that style sheets name. */
function copyControls(header: HTMLElement): Node[] {
  const controls = [...header.querySelectorAll('.show-on-scroll, .show-on-scroll-mobile')];
  return controls.filter((control) => control.getClientRects().length).map(copyControl);
}

/** The items stand together, without the gap that they leave for the header's title. */
function copyControl(control: Element): Node {
  const copy = control.cloneNode(true) as Element;
  for (const item of copy.querySelectorAll<HTMLElement>('#mainNavigation > *'))
    item.style.removeProperty('margin-inline');
  return copy;
}
