import { plainBlock } from '../../runtime/block/plain-block';
import { startGallery } from './gallery';
import { decodeBlockData } from './geometry/block-data';
import { settings } from './settings';

export const mount = plainBlock({ settings, decode: decodeBlockData, start: startGallery });
