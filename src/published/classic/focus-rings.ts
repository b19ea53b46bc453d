import { addStyles } from '../../dom/styles';
import type { Scope } from '../common/scope';
import styles from './focus-rings.css';

/** Buttons show the focus, although the style sheets of templates remove outlines from them. */
export function showFocusRings({ runtime, disposables }: Scope): void {
  disposables.add(addStyles(styles, runtime.tag.nonce));
}
