import { reactBlock } from '../../runtime/block/react-block';
import { Menu } from './menu';
import styles from './menu.css';
import { settings } from './settings';

export const mount = reactBlock({ settings, styles, Component: Menu });
