import { plainBlock } from '../../runtime/block/plain-block';
import { startSearch } from './search';
import { settings } from './settings';

export const mount = plainBlock({ settings, start: startSearch });
