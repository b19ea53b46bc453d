import { plainBlock } from '../../runtime/block/plain-block';
import { startFollowButton } from './follow-button';
import { settings } from './settings';

export const mount = plainBlock({ settings, start: startFollowButton });
