import { plainBlock } from '../../runtime/block/plain-block';
import { settings } from './settings';
import { startSummary } from './summary';

export const mount = plainBlock({ settings, start: startSummary });
