import { plainBlock } from '../../runtime/block/plain-block';
import { startAudio } from './audio';
import { settings } from './settings';

export const mount = plainBlock({ settings, start: startAudio });
