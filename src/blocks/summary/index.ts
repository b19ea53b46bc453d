import { reactBlock } from '../../runtime/block/react-block';
import { settings } from './settings';
import { Summary } from './summary';
import styles from './summary.css';

export const mount = reactBlock({ settings, styles, Component: Summary });
