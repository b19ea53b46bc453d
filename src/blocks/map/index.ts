import { PLACEHOLDER_STYLES } from '../../components/placeholder/styles';
import { reactBlock } from '../../runtime/block/react-block';
import { LocationMap } from './location-map';
import styles from './map.css';
import { settings } from './settings';

export const mount = reactBlock({ settings, styles: PLACEHOLDER_STYLES + styles, Component: LocationMap });
