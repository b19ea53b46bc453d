/** The site's editor shows the page in a frame of its own, under /config; one of another origin cannot be asked. */
export function isInEditor(): boolean {
  if (parent === window) return false;
  try {
    return /^\/config(\/|$)/.test(parent.location.pathname);
  } catch {
    return true;
  }
}
