import { jsonInside } from '../../dom/json-inside';
import { reactBlock } from '../../runtime/block/react-block';
import { findContents } from './contents';
import { Marquee } from './marquee';
import styles from './marquee.css';
import { settings } from './settings';

export const mount = reactBlock({
  settings,
  styles,
  embedded: (element) => jsonInside(element, 'script.Marquee-props'),
  prepare: findContents,
  Component: Marquee,
});
