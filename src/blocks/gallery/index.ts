import { reactBlock } from '../../runtime/block/react-block';
import { Gallery } from './gallery';
import { decodeBlockData } from './geometry/block-data';
import styles from './meta.css';
import { prepareGallery } from './prepare-gallery';
import { publishedSettings } from './published-settings';
import { settings } from './settings';

export const mount = reactBlock({
  settings,
  styles,
  decode: decodeBlockData,
  embedded: publishedSettings,
  prepare: prepareGallery,
  Component: Gallery,
});
