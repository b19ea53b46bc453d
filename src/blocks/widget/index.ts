import placeholder from '../../components/placeholder/placeholder.css';
import { reactBlock } from '../../runtime/block/react-block';
import { settings } from './settings';
import { Widget } from './widget';
import styles from './widget.css';

export const mount = reactBlock({ settings, styles: placeholder + styles, Component: Widget });
