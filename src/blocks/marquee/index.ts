import { parseJson } from '../../data/json';
import { plainBlock } from '../../runtime/block/plain-block';
import { startMarquee } from './marquee';
import { settings } from './settings';

export const mount = plainBlock({
  settings,
  embedded: (element) => parseJson(element.querySelector('script.Marquee-props')?.textContent),
  start: startMarquee,
});
