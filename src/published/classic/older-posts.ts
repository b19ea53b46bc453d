import * as page from '../../dom/page';
import type { Scope } from '../common/scope';

const LINKS = '.BlogList:not([data-controllers-bound]) .BlogList-load';

/**
 * Lists of posts whose template would have fetched older ones, at a press or as the visitor scrolls. The site has a
 * page for them, whose address names the last post's time; the template's button leads there.
 */
export function linkOlderPosts(scope: Scope): void {
  for (const link of page.all(LINKS)) linkFrom(link, scope);
}

function linkFrom(link: HTMLElement, { attributes }: Scope): void {
  const list = link.closest('.BlogList') as Element;
  const offset = [...list.querySelectorAll('.BlogList-item')].at(-1)?.getAttribute('data-offset');
  if (!offset || list.querySelector('[data-last-page]')) {
    attributes.set(list, 'data-last-page-reached', '');
    return;
  }
  const { pathname, search } = location;
  const query = new URLSearchParams(search);
  query.set('offset', offset);
  attributes.set(link, 'href', `${pathname}?${query}`);
  attributes.style(link, 'display', 'block'); // the style sheet hides it where posts come as the visitor scrolls
}
