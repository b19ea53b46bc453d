import type { Dispose } from '../../data/dispose';
import * as page from '../../dom/page';
import { untilAborted } from '../../dom/timing/until-aborted';
import type { PageAccess } from '../../dom/trusted-types';
import { loadScript } from '../../dom/vendors/load-script';
import { VendorError } from '../../dom/vendors/vendor-error';
import type { MapAccess } from './access';

/** What a block uses of the maps service. */
export type MapService = Pick<typeof google.maps, 'Map' | 'Marker' | 'Size'>;

/** Milliseconds (specification, section 9, layout and interaction). */
const TIMEOUT = 30_000;

const SERVICE = 'https://maps.googleapis.com/maps/api/js';
const CALLBACK = 'mortarMaps';

/**
 * Loads the service once for all maps on the page; after a failure it may be requested again. Rejects when the script
 * and what it loads itself together take longer than 30 seconds, with the same error for all. A map that aborts `signal`
 * stops waiting; if no map is waiting any more, the script doesn't run.
 */
export async function loadMaps(
  runtime: PageAccess,
  access: MapAccess,
  signal: AbortSignal,
): Promise<MapService> {
  if (refusal) throw refusal;
  listenForRefusals();
  const end = performance.now() + TIMEOUT;
  if (!isThere()) {
    const script = { address: addressFor(access), timeout: TIMEOUT, callback: CALLBACK, isThere };
    await loadScript(runtime, script, signal);
  }
  importing ??= before(end, importLibraries()).catch((error) => {
    importing = undefined;
    throw error;
  });
  return untilAborted(importing, signal);
}

let importing: Promise<MapService> | undefined;

function addressFor({ key, language, region }: MapAccess): string {
  const query = new URLSearchParams({ key, loading: 'async', callback: CALLBACK });
  if (language) query.set('language', language);
  if (region) query.set('region', region);
  return `${SERVICE}?${query}`;
}

/** The page may have loaded the service itself. Older versions have all their classes from the start. */
function isThere(): boolean {
  const maps = namespace();
  return typeof (maps?.importLibrary ?? maps?.Map) === 'function';
}

async function importLibraries(): Promise<MapService> {
  const maps = namespace();
  const libraries = ['maps', 'marker', 'core'].map((name) => maps?.importLibrary?.(name));
  return Object.assign({}, maps, ...(await Promise.all(libraries)));
}

function namespace(): Partial<typeof google.maps> | undefined {
  return (window as { google?: Partial<typeof google> }).google?.maps;
}

function before<Value>(end: number, promise: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    const error = new VendorError(SERVICE, `no response within ${TIMEOUT / 1000} seconds`);
    timer = setTimeout(() => reject(error), end - performance.now());
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

let refusal: VendorError | undefined;
const refusalListeners = new Set<(refusal: VendorError) => void>();

/** Calls the listener if the service rejects the key, which happens after everything has loaded. */
export function onRefusal(listener: (refusal: VendorError) => void): Dispose {
  refusalListeners.add(listener);
  return () => refusalListeners.delete(listener);
}

interface RefusalWindow {
  gm_authFailure?: () => void;
}

/** The service calls this global once per page; a page script's own handler is called as well. */
const listenForRefusals = page.once(() => {
  const global = window as RefusalWindow;
  const others = global.gm_authFailure;
  global.gm_authFailure = () => {
    refusal = new VendorError(SERVICE, 'the API key was rejected');
    others?.();
    for (const listener of refusalListeners) listener(refusal);
  };
});
