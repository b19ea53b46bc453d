import { insertMountPoint, modalParent } from '../../../components/mount-point';
import { resetWithin } from '../../../components/reset';
import type { Dispose } from '../../../data/dispose';
import { createDisposables } from '../../../data/dispose';
import { t } from '../../../i18n/t';
import { openRoot } from '../../../runtime/block/root';
import type { SearchBlock } from '../search';
import { startCombobox } from './combobox';
import { List } from './list';
import { createShownList } from './shown-list';
import styles from './suggestions.css';

const STYLES = resetWithin('mortar-search') + styles;

let count = 0;

/** Makes the field a combobox whose list is drawn here. Resolves with what takes it back. */
export async function openSuggestions(block: SearchBlock, field: HTMLInputElement): Promise<Dispose> {
  const { runtime } = block;
  const disposables = createDisposables();
  const id = `mortar-search-${++count}`;
  const where = { kind: 'block', name: 'search' } as const;
  const mountPoint = insertMountPoint(disposables, runtime, 'mortar-search', STYLES, modalParent());
  const list = createShownList(block, field, id, disposables);
  const drawn = <List id={id} label={t(runtime, 'Suggestions')} field={field} shown={list.shown} />;
  try {
    disposables.add(await openRoot(mountPoint, drawn, { runtime, where, onFail: disposables.dispose }));
  } catch (error) {
    disposables.dispose();
    throw error;
  }
  startCombobox(block, field, list, disposables);
  return disposables.dispose;
}
