import { reactBlock } from '../../runtime/block/react-block';
import styles from './audio.css';
import { AudioBlock } from './audio-block';
import { settings } from './settings';

export const mount = reactBlock({
  settings,
  styles,
  Component: AudioBlock,
});
