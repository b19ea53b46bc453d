import * as page from '../../dom/page';
import type { Template } from './template';

const LINKS = '[data-controller*="IndexNavigation"]:not([data-controllers-bound]) .Index-nav-item[href^="#"]';

/** The navigation beside an index: the server marks its first page; the mark follows the one in the middle of the window. */
export function followIndexPages({ attributes, disposables }: Template): void {
  const links = [...page.all<HTMLAnchorElement>(LINKS)];
  const pages = links.map(({ hash }) => page.byId(hash.slice(1)));
  const mark = (current: Element) => {
    for (const [index, link] of links.entries()) {
      attributes.toggleClass(link, 'active', pages[index] === current);
      attributes.set(link, 'aria-current', pages[index] === current ? 'location' : null);
    }
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) if (isIntersecting) mark(target);
    },
    { rootMargin: '-50% 0px' },
  );
  for (const section of pages) if (section) observer.observe(section);
  disposables.add(() => observer.disconnect());
}
