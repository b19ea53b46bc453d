import { say } from '../../../i18n/t';
import type { Stop } from '../../../runtime/types';
import { createLifetime } from '../../../data/disposables';
import { insertMountPoint, modalParent } from '../../../components/mount-point';
import { openRoot } from '../../../runtime/block/root';
import type { SearchBlock } from '../search';
import { startCombobox } from './combobox';
import { List } from './list';
import { createShownList } from './shown-list';
import { STYLES } from './styles';

let count = 0;

/** Makes the field a combobox whose list is drawn here. Resolves with what takes it back. */
export async function openSuggestions(block: SearchBlock, field: HTMLInputElement): Promise<Stop> {
  const { runtime } = block;
  const life = createLifetime();
  const id = `mortar-search-${++count}`;
  const where = { kind: 'block', name: 'search' } as const;
  const mountPoint = insertMountPoint(life, runtime, 'mortar-search', STYLES, modalParent());
  const list = createShownList(block, field, id, life);
  const drawn = <List id={id} label={say(runtime, 'Suggestions')} field={field} shown={list.shown} />;
  try {
    life.keep(await openRoot(mountPoint, drawn, { runtime, where, onFail: life.end }));
  } catch (error) {
    life.end();
    throw error;
  }
  startCombobox(block, field, list, life);
  return life.end;
}
