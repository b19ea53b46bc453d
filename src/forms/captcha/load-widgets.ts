import * as page from '../../dom/page';
import { trustedPolicy } from '../../dom/trusted-types';
import { addressOfTry, noteFailure } from '../../dom/vendors/further-tries';
import type { Runtime } from '../../runtime/types';
import { type Provider, VENDORS, type Vendor, type Widgets } from './vendors';

/** Timeout of a vendor script in milliseconds, the same as for maps (specification, section 9). */
const TIME_LIMIT = 30_000;

const NOT_LOADED = 'Unable to load. Try again.';

const loading = new Map<Provider, Promise<Widgets>>();

/**
 * A vendor's library, loaded once for the whole page. Rejects with 'Unable to load. Try again.' if the script doesn't
 * load; a later call tries again.
 */
export function loadWidgets(runtime: Runtime, provider: Provider): Promise<Widgets> {
  const known = loading.get(provider) ?? findOrLoad(runtime, VENDORS[provider]);
  loading.set(provider, known);
  known.catch(() => loading.delete(provider));
  return known;
}

/** The page may have loaded the library itself, or an earlier attempt may have arrived late. */
async function findOrLoad(runtime: Runtime, vendor: Vendor): Promise<Widgets> {
  return widgetsOf(vendor) ?? insertScript(runtime, vendor);
}

function widgetsOf({ global }: Vendor): Widgets | undefined {
  const widgets = globals()[global] as Partial<Widgets> | undefined;
  return typeof widgets?.render === 'function' ? (widgets as Widgets) : undefined;
}

/** Vendors call a global callback when they are ready; the script's load event is too early. */
function insertScript({ tag }: Runtime, vendor: Vendor): Promise<Widgets> {
  const callback = `mortar_${vendor.global}_ready`;
  const address = `${vendor.script}&onload=${callback}`;
  const script = page.create('script');
  script.nonce = tag.nonce;
  script.async = true;
  script.src = trustedPolicy(tag).createScriptURL(addressOfTry(address));
  return new Promise((resolve, reject) => {
    const giveUp = () => {
      script.remove();
      noteFailure(address);
      reject(new Error(NOT_LOADED));
    };
    const timer = setTimeout(giveUp, TIME_LIMIT);
    const settle = () => {
      clearTimeout(timer);
      delete globals()[callback]; // a script that arrives late still finds it
      const widgets = widgetsOf(vendor);
      if (widgets) resolve(widgets);
      else giveUp();
    };
    globals()[callback] = settle;
    script.addEventListener('error', settle);
    page.head().append(script);
  });
}

function globals(): Record<string, unknown> {
  return window as unknown as Record<string, unknown>;
}
