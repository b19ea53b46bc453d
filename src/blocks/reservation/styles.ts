import { PLACEHOLDER_STYLES } from '../../components/placeholder/styles';
import { shownWithin } from '../../components/reset';
import styles from './reservation.css';

export const STYLES = PLACEHOLDER_STYLES + shownWithin('.mortar-reservation-widget iframe', 'block') + styles;
