import { loadScript } from '../../dom/vendors/load-script';
import { VendorError } from '../../dom/vendors/vendor-error';
import type { Runtime } from '../../runtime/types';
import { CaptchaError } from './captcha-error';
import { type Provider, VENDORS, type Vendor, type Widgets } from './vendors';

/** Timeout of a vendor script in milliseconds, the same as for maps (specification, section 9). */
const TIMEOUT = 30_000;

const NOT_LOADED = 'Unable to load. Try again.';

/**
 * A vendor's library, loaded once for the whole page; the page may have loaded it itself. Rejects with 'Unable to load.
 * Try again.' if the script doesn't load; a later call tries again.
 */
export async function loadWidgets(
  runtime: Runtime,
  provider: Provider,
  signal: AbortSignal,
): Promise<Widgets> {
  const vendor = VENDORS[provider];
  if (!widgetsOf(vendor)) await insertScript(runtime, vendor, signal);
  return widgetsOf(vendor) as Widgets;
}

async function insertScript(runtime: Runtime, vendor: Vendor, signal: AbortSignal): Promise<void> {
  const callback = `mortar_${vendor.global}_ready`;
  const address = `${vendor.script}&onload=${callback}`;
  const isThere = () => widgetsOf(vendor) !== undefined;
  try {
    await loadScript(runtime, { address, callback, timeout: TIMEOUT, isThere }, signal);
  } catch (cause) {
    throw cause instanceof VendorError ? new CaptchaError(NOT_LOADED, { cause }) : cause;
  }
}

function widgetsOf({ global }: Vendor): Widgets | undefined {
  const widgets = (window as unknown as Record<string, unknown>)[global] as Partial<Widgets> | undefined;
  return typeof widgets?.render === 'function' ? (widgets as Widgets) : undefined;
}
