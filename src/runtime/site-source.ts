import { findContext } from './find-context';
import * as page from './page';
import { readContext, type SiteContext } from './site-context';

/** The page's context, read once the page has it. */
export interface SiteSource {
  current(): SiteContext;
}

export function createSiteSource(): SiteSource {
  let known: SiteContext | undefined;
  const read = () => {
    const found = readContext(findContext());
    if (found.isPresent || page.readyState() !== 'loading') known = found;
    return found;
  };
  return {
    current: () => known ?? read(),
  };
}
