import { reactBlock } from '../../runtime/block/react-block';
import { settings } from './settings';
import styles from './video.css';
import { VideoBlock } from './video-block';

export const mount = reactBlock({
  settings,
  styles,
  Component: VideoBlock,
});
