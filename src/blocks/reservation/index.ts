import placeholder from '../../components/placeholder/placeholder.css';
import { shownWithin } from '../../components/shown-within';
import { reactBlock } from '../../runtime/block/react-block';
import { Reservation } from './reservation';
import styles from './reservation.css';
import { settings } from './settings';

const FRAME_STYLES = shownWithin('.mortar-reservation-widget iframe', 'block');

export const mount = reactBlock({
  settings,
  styles: placeholder + FRAME_STYLES + styles,
  Component: Reservation,
});
