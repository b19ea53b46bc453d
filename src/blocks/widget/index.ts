import { PLACEHOLDER_STYLES } from '../../components/placeholder/styles';
import { reactBlock } from '../../runtime/block/react-block';
import { settings } from './settings';
import { Widget } from './widget';
import styles from './widget.css';

export const mount = reactBlock({ settings, styles: PLACEHOLDER_STYLES + styles, Component: Widget });
