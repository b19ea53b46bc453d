import { plainBlock } from '../../runtime/block/plain-block';
import { settings } from './settings';
import { startShape } from './shape';

export const mount = plainBlock({
  settings,
  carrier: (element) => element.querySelector('[data-shape-name]') ?? element,
  start: startShape,
});
