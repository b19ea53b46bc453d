import { hashTarget } from '../../../dom/hash-target';
import * as page from '../../../dom/page';
import type { Scope } from '../../common/scope';
import { watchMiddle } from '../../common/watch-middle';

const LINKS = '[data-controller*="IndexNavigation"]:not([data-controllers-bound]) .Index-nav-item[href^="#"]';

/** The navigation beside an index: the server marks its first page; the mark follows the one in the middle of the window. */
export function followIndexPages({ attributes, disposables }: Scope): void {
  const links = [...page.all<HTMLAnchorElement>(LINKS)];
  const pages = links.flatMap((link) => hashTarget(link) ?? []);
  const mark = (index: number) => {
    for (const link of links) {
      const isCurrent = hashTarget(link) === pages[index];
      attributes.toggleClass(link, 'active', isCurrent);
      attributes.set(link, 'aria-current', isCurrent ? 'location' : null);
    }
  };
  disposables.add(watchMiddle(pages, mark));
}
