import { plainBlock } from '../../runtime/block/plain-block';
import { settings } from './settings';
import { startWidget } from './widget';

export const mount = plainBlock({ settings, start: startWidget });
