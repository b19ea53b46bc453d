import { sanitize as clean } from '../dom/sanitize';
import { holdRemoteMedia } from './remote-media';
import type { Runtime } from './types';

/** The only way for HTML data onto the page: returns the allowed nodes. */
export function sanitize(html: string, runtime: Runtime): DocumentFragment {
  const fragment = clean(html, runtime.tag);
  holdRemoteMedia(fragment, runtime);
  return fragment;
}
