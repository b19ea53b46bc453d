import { say } from '../../../messages/say';
import type { Stop } from '../../../types';
import { createLifetime } from '../../../ui/lifetime';
import { createLiveValue } from '../../../ui/live-value';
import { insertMountPoint, modalParent } from '../../../ui/mount-point';
import { openRoot } from '../../../ui/root';
import type { SearchBlock } from '../search';
import { startCombobox } from './combobox';
import { List } from './list';
import { NOTHING, type Shown } from './state';
import { STYLES } from './styles';

let count = 0;

/** Makes the field a combobox whose list is drawn here. Resolves with what takes it back. */
export async function openSuggestions(block: SearchBlock, field: HTMLInputElement): Promise<Stop> {
  const { runtime } = block;
  const life = createLifetime();
  const id = `mortar-search-${++count}`;
  const shown = createLiveValue<Shown>(NOTHING);
  const mountPoint = insertMountPoint(life, runtime, 'mortar-search', STYLES, modalParent());
  const list = <List id={id} label={say(runtime, 'Suggestions')} field={field} shown={shown} />;
  try {
    life.keep(
      await openRoot(mountPoint, list, {
        runtime,
        where: { kind: 'block', name: 'search' },
        onFail: life.end,
      }),
    );
    life.keep(startCombobox(block, field, id, shown));
  } catch (error) {
    life.end();
    throw error;
  }
  return life.end;
}
