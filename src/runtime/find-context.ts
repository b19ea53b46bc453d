import type { Fields } from './fields';
import { parseJson, toJson } from './json';
import * as page from './page';

/**
 * The page's raw context: the JSON element, else the global of published pages.
 * The global is copied through JSON, so getters and proxies of other scripts end here.
 */
export function findContext(): unknown {
  const element = page.byId('site-context');
  const written = element instanceof HTMLScriptElement ? parseJson(element.textContent) : undefined;
  try {
    return written ?? parseJson(toJson((window as { Static?: Fields }).Static?.SQUARESPACE_CONTEXT));
  } catch {
    return undefined;
  }
}
