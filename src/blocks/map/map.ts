import { createStandIn, type StandIn } from '../../components/placeholder/index';
import type { Dispose } from '../../data/dispose';
import { addressLines, centreOf, searchAddress } from '../../data/location';
import { t } from '../../i18n/t';
import type { MountedBlock } from '../../runtime/block/plain-block';
import { reportOnce } from '../../runtime/report';
import type { Runtime } from '../../runtime/types';
import { type MapAccess, readAccess } from './access';
import { openBox } from './box';
import { drawMap } from './draw-map';
import { loadMaps, onRefusal } from './service';
import type { settings } from './settings';

export type MapBlock = MountedBlock<typeof settings>;

/** Shows the address in words, and the map in its place once the service has come and where it may. */
export function startMap(block: MapBlock): Dispose | undefined {
  const { settings, runtime, signal } = block;
  const { location } = settings;
  if (!location || !searchAddress(location)) return undefined;
  const access = centreOf(location) && readKey(runtime);
  const card = createCard(block, access && (() => show(access)));
  const box = openBox(block, card.element);
  const stops = [box.close, onRefusal(rollback), () => stopMap?.()];
  let stopMap: Dispose | undefined;
  if (access) {
    stops.push(runtime.events.on('consent', () => showAllowed(access)));
    showAllowed(access);
  }

  /** The service follows whoever loads it, so it waits for a visitor who may not be tracked. */
  function showAllowed(access: MapAccess): void {
    if (box.state === 'card' && runtime.consent.allowsTracking()) void show(access);
  }

  async function show(access: MapAccess): Promise<void> {
    box.state = 'loading';
    card.setBusy(true);
    card.showMessage('');
    try {
      const service = await loadMaps(access);
      if (signal.aborted) return;
      stopMap = drawMap(service, box.canvas, settings);
      box.state = 'map';
    } catch (error) {
      reportOnce(runtime, error, { kind: 'block', name: 'map' });
      rollback();
    }
    card.setBusy(false);
  }

  function rollback(): void {
    stopMap?.();
    stopMap = undefined;
    box.state = 'card';
    card.showMessage(t(runtime, 'Unable to load. Try again.'));
  }

  return () => {
    for (const stop of stops) stop();
  };
}

/** The address in words with its link, unless the page has them; the button only where there is a map to show. */
function createCard({ element, runtime, settings }: MapBlock, show: (() => void) | undefined): StandIn {
  const { location } = settings;
  const isWritten = element.textContent.trim() !== '';
  const href = location ? searchAddress(location) : undefined;
  return createStandIn({
    lines: location && !isWritten ? addressLines(location) : [],
    action: show && { label: t(runtime, 'Show map'), act: show },
    link: href ? { label: t(runtime, 'Open in maps'), href } : undefined,
  });
}

function readKey({ site }: Runtime): MapAccess | undefined {
  const access = readAccess(site);
  if (!access) console.warn('A map needs the key of its service: the site context has none in gmRenderKey.');
  return access;
}
