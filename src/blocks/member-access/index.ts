import { plainBlock } from '../../runtime/block/plain-block';
import { startMemberAccess } from './member-access';
import { settings } from './settings';

export const mount = plainBlock({ settings, start: startMemberAccess });
