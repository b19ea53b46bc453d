import { decodeBlockData } from '../../gallery/block-data';
import { plainBlock } from '../plain-block';
import { startGallery } from './gallery';
import { settings } from './settings';

export const mount = plainBlock({ settings, decode: decodeBlockData, start: startGallery });
