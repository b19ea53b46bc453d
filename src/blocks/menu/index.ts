import { reactBlock } from '../../runtime/block/react-block';
import { Menu } from './menu';
import { settings } from './settings';
import styles from './menu.css';

export const mount = reactBlock({ settings, styles, Component: Menu });
