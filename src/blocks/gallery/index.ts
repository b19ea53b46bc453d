import { reactBlock } from '../../runtime/block/react-block';
import { decodeBlockData } from './block-data';
import { embeddedSettings } from './embedded-settings';
import { Gallery } from './gallery';
import styles from './meta.css';
import { prepareGallery } from './prepare-gallery';
import { settings } from './settings';

export const mount = reactBlock({
  settings,
  styles,
  decode: decodeBlockData,
  embedded: embeddedSettings,
  prepare: prepareGallery,
  Component: Gallery,
});
