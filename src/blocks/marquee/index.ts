import { parseJson } from '../../data/json';
import { reactBlock } from '../../runtime/block/react-block';
import { findContents } from './contents';
import { Marquee } from './marquee';
import styles from './marquee.css';
import { settings } from './settings';

export const mount = reactBlock({
  settings,
  styles,
  embedded: (element) => parseJson(element.querySelector('script.Marquee-props')?.textContent),
  prepare: findContents,
  Component: Marquee,
});
