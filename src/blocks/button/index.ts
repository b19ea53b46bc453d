import { plainBlock } from '../../runtime/block/plain-block';
import { startButton } from './button';
import { settings } from './settings';

export const mount = plainBlock({
  settings,
  carrier: (element) => element.querySelector('[data-alignment], [data-button-size]') ?? element,
  start: startButton,
});
