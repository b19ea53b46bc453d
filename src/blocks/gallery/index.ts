import { decodeBlockData } from './geometry/block-data';
import { plainBlock } from '../../runtime/block/plain-block';
import { startGallery } from './gallery';
import { settings } from './settings';

export const mount = plainBlock({ settings, decode: decodeBlockData, start: startGallery });
