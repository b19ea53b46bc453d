import { plainBlock } from '../plain-block';
import { settings } from './settings';
import { startTextShrink } from './text-shrink';

export const mount = plainBlock({ settings, start: startTextShrink });
