import * as page from '../../../dom/page';
import type { Scope } from '../../common/scope';

const PROJECTS = '#projectPages:not([data-controllers-bound] *) > .project[data-url]';

/**
 * An index page that holds all its projects, closed or with one of them open: an address that ends in `#/bread/`, as its
 * own scripts have made them, opens one above the thumbnails. These are links to pages of the projects.
 */
export function openNamedProject({ attributes, signal }: Scope): void {
  const projects = [...page.all(PROJECTS)];
  const opened = projects.find((project) => project.matches('.active-project'));
  const open = () => {
    const path = pathIn(location.hash.slice(1));
    const named = projects.find((project) => path && pathIn(project.dataset.url) === path);
    for (const project of projects)
      attributes.toggleClass(project, 'active-project', project === (named ?? opened));
    return named;
  };
  open();
  addEventListener('hashchange', () => open()?.scrollIntoView(), { signal });
}

/** With or without the slash at its end; empty if it is no path. */
function pathIn(text = ''): string {
  return /^\/.*[^/]/.exec(text)?.[0] ?? '';
}
