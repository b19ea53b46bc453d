import { type APIOptions, importLibrary, setOptions } from '@googlemaps/js-api-loader';
import type { Dispose } from '../../data/dispose';
import * as page from '../../dom/page';
import { untilAborted } from '../../dom/timing/until-aborted';
import { cancelScript } from '../../dom/vendors/cancel-script';
import { VendorError } from '../../dom/vendors/vendor-error';
import type { MapAccess } from './access';

/** The parts of the maps service that a block uses. */
export interface MapService {
  readonly maps: google.maps.MapsLibrary;
  readonly markers: google.maps.MarkerLibrary;
  readonly core: google.maps.CoreLibrary;
}

/** Milliseconds (specification, section 9, layout and interaction). */
const LIMIT = 30_000;

const SERVICE = 'https://maps.googleapis.com/maps/api/js';

let loading: Promise<MapService> | undefined;

/** Number of maps waiting for the service. */
let users = 0;

/**
 * Loads the service once for all maps on the page; after a failure it may be requested again. Rejects within 30
 * seconds, with the same error for all. A map that aborts `signal` stops waiting; if no map is waiting any more, the
 * service doesn't run.
 */
export function loadMaps(access: MapAccess, signal: AbortSignal): Promise<MapService> {
  loading ??= load(access).catch((error) => {
    loading = undefined;
    throw error;
  });
  const abort = () => --users || giveUpScript();
  const settle = () => {
    if (!signal.aborted) users--;
    signal.removeEventListener('abort', abort);
  };
  users++;
  signal.addEventListener('abort', abort);
  loading.then(settle, settle);
  return untilAborted(loading, signal);
}

/** The vendor's loader keeps this object and reads it on each attempt. */
const options: APIOptions = {};
let tries = 0;

async function load({ key, language, region }: MapAccess): Promise<MapService> {
  if (isRefused) throw new VendorError(SERVICE, 'the API key was rejected');
  Object.assign(options, { key }, language && { language }, region && { region });
  if (tries++) options.channel = `${tries}`; // browsers let two scripts with the same address share one response
  setOptions(options);
  listenForRefusals();
  const libraries = Promise.all([importLibrary('maps'), importLibrary('marker'), importLibrary('core')]);
  const [maps, markers, core] = await withinLimit(libraries);
  return { maps, markers, core };
}

/** The vendor's loader waits for its script indefinitely, so a late script is made to fail. */
async function withinLimit<Value>(libraries: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new VendorError(SERVICE, `no response within ${LIMIT / 1000} seconds`));
      giveUpScript();
    }, LIMIT);
  });
  return Promise.race([libraries, late]).finally(() => clearTimeout(timer));
}

function giveUpScript(): void {
  for (const script of page.all<HTMLScriptElement>(`script[src^="${SERVICE}"]`)) {
    script.dispatchEvent(new Event('error'));
    cancelScript(script);
  }
}

let isRefused = false;
const refusalListeners = new Set<() => void>();

/** Calls the listener if the service rejects the key, which happens after everything has loaded. */
export function onRefusal(listener: () => void): Dispose {
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
    isRefused = true;
    loading = undefined;
    others?.();
    for (const listener of refusalListeners) listener();
  };
});
