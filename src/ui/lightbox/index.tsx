import * as page from '../../runtime/page';
import type { ErrorPlace, Runtime } from '../../types';
import { createLifetime, type Lifetime } from '../lifetime';
import { takeLayer } from '../modal/modal';
import { insertMountPoint, modalParent } from '../mount-point';
import { openRoot } from '../root';
import { pushHistoryEntry } from './history-entry';
import { Lightbox } from './lightbox';
import { BLANK, type LightboxOptions } from './slides';
import { STYLES } from './styles';
import { createViewing, type Viewing } from './viewing';

const WHERE: ErrorPlace = { kind: 'ui', name: 'lightbox' };

/** There is one window: what is open in it stays. */
let isTaken = false;

/** Shows slides over the whole window. Resolves once it is open, rejects when it cannot be drawn. */
export async function openLightbox(runtime: Runtime, options: LightboxOptions): Promise<void> {
  if (isTaken || !options.count) return;
  isTaken = true;
  const life = createLifetime();
  const viewing = createViewing(options);
  life.keep(
    viewing.isOpen.subscribe(() => {
      isTaken = false;
    }),
  );
  life.keep(viewing.close);
  options.signal.addEventListener('abort', life.end);
  life.keep(() => options.signal.removeEventListener('abort', life.end));
  try {
    const mountPoint = insertMountPoint(life, runtime, 'mortar-lightbox-mount-point', STYLES, modalParent());
    life.keep(
      await openRoot(mountPoint, lightbox(runtime, viewing, life), {
        runtime,
        where: WHERE,
        onFail: life.end,
      }),
    );
    if (viewing.isOpen.get()) viewing.isOpen.subscribe(pushHistoryEntry(viewing.close));
  } catch (error) {
    life.end();
    throw error;
  }
}

let isRehearsed = false;

/** Draws a closed lightbox once where nobody sees it: what has run before opens in half the time. */
export function rehearseLightbox(runtime: Runtime): void {
  if (!isRehearsed) setTimeout(() => isTaken || void drawClosed(runtime)); // after a click that has come already
  isRehearsed = true;
}

async function drawClosed(runtime: Runtime): Promise<void> {
  const life = createLifetime();
  const viewing = createViewing({ ...BLANK, signal: AbortSignal.abort() });
  viewing.close();
  const close = await openRoot(page.create('div'), lightbox(runtime, viewing, life), {
    runtime,
    where: WHERE,
  });
  close();
  life.end();
}

function lightbox(runtime: Runtime, viewing: Viewing, life: Lifetime) {
  return (
    <Lightbox
      runtime={runtime}
      where={WHERE}
      viewing={viewing}
      zIndex={takeLayer(life)}
      forward={getComputedStyle(page.body()).direction === 'rtl' ? -1 : 1}
      onGone={life.end}
    />
  );
}
