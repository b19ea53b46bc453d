import { plainBlock } from '../../runtime/block/plain-block';
import { embeddedSettings } from './embedded-settings';
import { settings } from './settings';
import { startTextHighlight } from './text-highlight';

export const mount = plainBlock({ settings, embedded: embeddedSettings, start: startTextHighlight });
