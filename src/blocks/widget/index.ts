import { plainBlock } from '../plain-block';
import { settings } from './settings';
import { startWidget } from './widget';

export const mount = plainBlock({ settings, start: startWidget });
