import { reactBlock } from '../../runtime/block/react-block';
import { Calendar } from './calendar';
import styles from './calendar.css';
import { settings } from './settings';

export const mount = reactBlock({
  settings,
  styles,
  replace: (element) => element.querySelector<HTMLElement>('.sqs-block-content') ?? element,
  Component: Calendar,
});
