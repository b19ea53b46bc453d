import { addStyles } from '../../dom/styles';
import type { LayOutEarly } from './early-block';
import styles from './reserve-space.css';

/** For blocks whose height a style sheet can tell: a sound's player, and a line of moving text. */
export const reserveSpace: LayOutEarly = async ({ runtime }) => addStyles(styles, runtime.tag.nonce);
