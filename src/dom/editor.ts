import { guarded } from '../data/guarded';
import { isConfigPath } from '../data/links/paths';

/** The site's editor shows the page in a frame under /config; a cross-origin parent can't be inspected. */
export function isInEditor(): boolean {
  return parent !== window && (guarded(() => isConfigPath(parent.location.pathname)) ?? true);
}
