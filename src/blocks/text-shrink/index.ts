import { plainBlock } from '../../runtime/block/plain-block';
import { settings } from './settings';
import { startTextShrink } from './text-shrink';

export const mount = plainBlock({ settings, start: startTextShrink });
