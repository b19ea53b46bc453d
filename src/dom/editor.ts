import { isConfigPath } from '../data/links/paths';

/** The site's editor shows the page in a frame under /config; a cross-origin parent can't be inspected. */
export function isInEditor(): boolean {
  if (parent === window) return false;
  try {
    return isConfigPath(parent.location.pathname);
  } catch {
    return true;
  }
}
