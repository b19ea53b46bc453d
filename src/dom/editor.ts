/** The site's editor shows the page in a frame under /config; a cross-origin parent can't be inspected. */
export function isInEditor(): boolean {
  if (parent === window) return false;
  try {
    return /^\/config(\/|$)/.test(parent.location.pathname);
  } catch {
    return true;
  }
}
