import { sanitize as clean } from '../dom/sanitize';
import { holdRemoteMedia } from './remote-media';
import type { Runtime } from './types';

/** The one door for HTML that comes as data: what may be on the page, as nodes. */
export function sanitize(html: string, runtime: Runtime): DocumentFragment {
  const fragment = clean(html, runtime.tag);
  holdRemoteMedia(fragment, runtime);
  return fragment;
}
