import placeholder from '../../components/placeholder/placeholder.css';
import { reactBlock } from '../../runtime/block/react-block';
import { LocationMap } from './location-map';
import styles from './map.css';
import { settings } from './settings';

export const mount = reactBlock({
  settings,
  styles: placeholder + styles,
  Component: LocationMap,
});
