import { useLayoutEffect } from 'react';
import { addStyles } from '../../dom/styles';
import type { Runtime } from '../types';

/** Styles that load later or that few instances need; a block's main styles are in its definition. */
export function useStyles({ tag: { nonce } }: Runtime, styles: string): void {
  useLayoutEffect(() => addStyles(styles, nonce), [styles, nonce]);
}
