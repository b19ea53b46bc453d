import { plainBlock } from '../../runtime/block/plain-block';
import { settings } from './settings';
import { startVideo } from './video';

export const mount = plainBlock({ settings, start: startVideo });
