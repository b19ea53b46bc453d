import * as page from '../../runtime/page';
import type { ErrorPlace, Runtime } from '../../types';
import { createLifetime } from '../lifetime';
import { takeLayer } from '../modal/modal';
import { insertMountPoint, modalParent } from '../mount-point';
import { openRoot } from '../root';
import { pushHistoryEntry } from './history-entry';
import { Lightbox } from './lightbox';
import type { LightboxOptions } from './slides';
import { STYLES } from './styles';
import { createViewing } from './viewing';

const WHERE: ErrorPlace = { kind: 'ui', name: 'lightbox' };

/** There is one window: what is open in it stays. */
let isTaken = false;

/** Shows slides over the whole window. Resolves once it is open, rejects when it cannot be drawn. */
export async function openLightbox(runtime: Runtime, options: LightboxOptions): Promise<void> {
  if (isTaken || !options.count) return;
  isTaken = true;
  const life = createLifetime();
  const viewing = createViewing(options);
  const leaveEntry = pushHistoryEntry(viewing.close);
  const free = () => {
    isTaken = false;
    leaveEntry();
  };
  life.keep(viewing.isOpen.subscribe(free));
  life.keep(viewing.close);
  options.signal.addEventListener('abort', life.end);
  life.keep(() => options.signal.removeEventListener('abort', life.end));
  try {
    const lightbox = (
      <Lightbox
        runtime={runtime}
        where={WHERE}
        viewing={viewing}
        zIndex={takeLayer(life)}
        forward={getComputedStyle(page.body()).direction === 'rtl' ? -1 : 1}
        onGone={life.end}
      />
    );
    const mountPoint = insertMountPoint(life, runtime, 'mortar-lightbox-mount-point', STYLES, modalParent());
    life.keep(await openRoot(mountPoint, lightbox, { runtime, where: WHERE, onFail: life.end }));
  } catch (error) {
    life.end();
    throw error;
  }
}
