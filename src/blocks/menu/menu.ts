import type { Dispose } from '../../data/dispose';
import { addStyles } from '../../dom/styles';
import type { MountedBlock } from '../../runtime/block/plain-block';

import { followAddress } from './address';
import styles from './menu.css';
import { scrollWhereTooWide } from './overflow';
import { partsOf } from './parts';
import { createSelection } from './selection';
import type { settings } from './settings';
import { listenToTabs } from './tabs';

export type MenuBlock = MountedBlock<typeof settings>;

/** Makes the menus' names tabs that show one menu at a time. With a single menu there is nothing to select. */
export function startMenu(block: MenuBlock): Dispose | undefined {
  const { list, choices } = partsOf(block.element);
  if (!list || choices.length < 2) return undefined;
  const selection = createSelection(block, list, choices);
  listenToTabs(selection, followAddress(selection, block), block.signal);
  const removeStyles = addStyles(styles, block.runtime.tag.nonce);
  const stopWatching = scrollWhereTooWide(list, block);
  return () => {
    stopWatching();
    removeStyles();
  };
}
