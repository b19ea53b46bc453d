import { plainBlock } from '../../runtime/block/plain-block';
import { publishedSettings } from './published-settings';
import { settings } from './settings';
import { startTextHighlight } from './text-highlight';

export const mount = plainBlock({ settings, embedded: publishedSettings, start: startTextHighlight });
