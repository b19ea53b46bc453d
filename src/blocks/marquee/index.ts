import { parseJson } from '../../runtime/json';
import type { MountBlock } from '../../types';
import { plainBlock } from '../plain-block';
import { startMarquee } from './marquee';
import { settings } from './settings';

const mountInWindow = plainBlock({
  settings,
  embedded: (element) => parseJson(element.querySelector('script.Marquee-props')?.textContent),
  start: startMarquee,
});

/** @throws Error where there is no window, as in Node. */
export const mount: MountBlock = (element, runtime) => {
  if (typeof window === 'undefined') throw new Error('Marquee needs a window.');
  return mountInWindow(element, runtime);
};
