import { plainBlock } from '../../runtime/block/plain-block';
import { imageIn, startImageBlock } from './image-block';
import { settings } from './settings';

export const mount = plainBlock({
  settings,
  carrier: (element) => imageIn(element) ?? element,
  start: startImageBlock,
});
