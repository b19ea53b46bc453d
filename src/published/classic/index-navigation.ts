import * as page from '../../dom/page';
import { watchMiddle } from '../watch-middle';
import type { Template } from './template';

const LINKS = '[data-controller*="IndexNavigation"]:not([data-controllers-bound]) .Index-nav-item[href^="#"]';

/** The navigation beside an index: the server marks its first page; the mark follows the one in the middle of the window. */
export function followIndexPages({ attributes, disposables }: Template): void {
  const links = [...page.all<HTMLAnchorElement>(LINKS)];
  const pages = links.flatMap(({ hash }) => page.byId(hash.slice(1)) ?? []);
  const mark = (index: number) => {
    const current = `#${pages[index]?.id}`;
    for (const link of links) {
      attributes.toggleClass(link, 'active', link.hash === current);
      attributes.set(link, 'aria-current', link.hash === current ? 'location' : null);
    }
  };
  disposables.add(watchMiddle(pages, mark));
}
