import { plainBlock } from '../plain-block';
import { settings } from './settings';

export const mount = plainBlock({ settings, start: () => undefined });
