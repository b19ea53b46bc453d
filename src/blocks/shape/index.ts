import { plainBlock } from '../plain-block';
import { settings } from './settings';
import { startShape } from './shape';

export const mount = plainBlock({
  settings,
  carrier: (element) => element.querySelector('[data-shape-name]') ?? element,
  start: startShape,
});
