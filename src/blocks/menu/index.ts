import { plainBlock } from '../../runtime/block/plain-block';
import { startMenu } from './menu';
import { settings } from './settings';

export const mount = plainBlock({ settings, start: startMenu });
