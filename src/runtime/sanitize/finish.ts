import { holdRemoteMedia } from '../remote-media';
import type { Runtime } from '../types';

/** Sanitised HTML as it may be inserted. */
export function finish(fragment: DocumentFragment, runtime: Runtime): DocumentFragment {
  const links = fragment.querySelectorAll<HTMLAnchorElement | HTMLAreaElement>('a[target], area[target]');
  for (const link of links) link.relList.add('noopener');
  holdRemoteMedia(fragment, runtime);
  return fragment;
}
