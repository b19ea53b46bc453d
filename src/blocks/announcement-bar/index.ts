import { plainBlock } from '../../runtime/block/plain-block';
import { startAnnouncementBar } from './announcement-bar';
import { embeddedSettings } from './embedded-settings';
import { settings } from './settings';

export const mount = plainBlock({ settings, embedded: embeddedSettings, start: startAnnouncementBar });
