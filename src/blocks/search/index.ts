import { plainBlock } from '../plain-block';
import { startSearch } from './search';
import { settings } from './settings';

export const mount = plainBlock({ settings, start: startSearch });
