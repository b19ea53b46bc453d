import { plainBlock } from '../../runtime/block/plain-block';
import { startCartIndicator } from './cart-indicator';
import { settings } from './settings';

export const mount = plainBlock({ settings, start: startCartIndicator });
