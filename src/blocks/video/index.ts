import { plainBlock } from '../plain-block';
import { settings } from './settings';
import { startVideo } from './video';

export const mount = plainBlock({ settings, start: startVideo });
