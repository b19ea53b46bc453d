import { plainBlock } from '../../runtime/block/plain-block';
import { startMap } from './map';
import { settings } from './settings';

export const mount = plainBlock({ settings, start: startMap });
