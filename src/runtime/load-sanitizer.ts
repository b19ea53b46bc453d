import type { Runtime } from './types';

/** Loads the only way for HTML data onto the page: the browser's own sanitiser, or DOMPurify where there is none. */
export function loadSanitizer({ chunks }: Runtime) {
  return chunks.load(hasSanitizer() ? 'sanitize' : 'sanitize-library');
}

/** Earlier drafts of the API had the same names, without this method. */
function hasSanitizer(): boolean {
  return typeof Sanitizer === 'function' && 'replaceElementWithChildren' in Sanitizer.prototype;
}
