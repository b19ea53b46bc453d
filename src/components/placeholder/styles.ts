import { resetWithin } from '../reset';
import styles from './placeholder.css';

/** Comes before the sheet of the block that shows a placeholder. */
export const PLACEHOLDER_STYLES = resetWithin('mortar-stand-in') + styles;
