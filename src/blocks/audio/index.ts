import { reactBlock } from '../../runtime/block/react-block';
import { AudioBlock } from './audio';
import styles from './audio.css';
import { settings } from './settings';

export const mount = reactBlock({ settings, styles, Component: AudioBlock });
