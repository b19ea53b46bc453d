import { PLACEHOLDER_STYLES } from '../../components/placeholder/styles';
import { shownWithin } from '../../components/reset';
import { reactBlock } from '../../runtime/block/react-block';
import { Reservation } from './reservation';
import styles from './reservation.css';
import { settings } from './settings';

const FRAME_STYLES = shownWithin('.mortar-reservation-widget iframe', 'block');

export const mount = reactBlock({
  settings,
  styles: PLACEHOLDER_STYLES + FRAME_STYLES + styles,
  Component: Reservation,
});
