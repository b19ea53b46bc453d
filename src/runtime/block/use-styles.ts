import { useLayoutEffect } from 'react';
import { addStyles } from '../../dom/styles';
import type { Runtime } from '../types';

/** Style sheets of a part that comes later or that few blocks of a kind have; the block's own stand in its definition. */
export function useStyles({ tag: { nonce } }: Runtime, styles: string): void {
  useLayoutEffect(() => addStyles(styles, nonce), [styles, nonce]);
}
