import { plainBlock } from '../../runtime/block/plain-block';
import { imageIn, startImage } from './image';
import { settings } from './settings';

export const mount = plainBlock({
  settings,
  carrier: (element) => imageIn(element) ?? element,
  start: startImage,
});
