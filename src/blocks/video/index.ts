import { reactBlock } from '../../runtime/block/react-block';
import { settings } from './settings';
import { VideoBlock } from './video';
import styles from './video.css';

export const mount = reactBlock({ settings, styles, Component: VideoBlock });
