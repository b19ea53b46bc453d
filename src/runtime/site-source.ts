import type { Fields } from '../data/fields';
import { guarded } from '../data/guarded';
import { parseJson, toJson } from '../data/json';
import * as page from '../dom/page';
import { readSite, type SiteContext } from './site-context';

/**
 * The page's raw context: the JSON element, else the global of published pages. The global is copied through JSON to
 * get rid of getters and proxies of other scripts.
 */
function findContext(): unknown {
  const element = page.byId('site-context');
  const raw = element instanceof HTMLScriptElement ? parseJson(element.textContent) : undefined;
  return raw ?? guarded(() => parseJson(toJson((window as { Static?: Fields }).Static?.SQUARESPACE_CONTEXT)));
}

/** The page's context, read as soon as the page has it. */
export interface SiteSource {
  current(): SiteContext;
}

export function createSiteSource(): SiteSource {
  let known: SiteContext | undefined;
  const read = () => {
    const found = readSite(findContext());
    if (found.isPresent || page.readyState() !== 'loading') known = found;
    return found;
  };
  return {
    current: () => known ?? read(),
  };
}
