import placeholder from '../../components/placeholder/placeholder.css';
import { parseJson } from '../../data/json';
import { reactBlock } from '../../runtime/block/react-block';
import { MapBlock } from './map';
import styles from './map.css';
import { settings } from './settings';

export const mount = reactBlock({
  settings,
  /** A hosted component has them inside. */
  embedded: (element) => parseJson(element.querySelector('[data-context]')?.getAttribute('data-context')),
  styles: placeholder + styles,
  Component: MapBlock,
});
