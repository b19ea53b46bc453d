import { asRecord, type Fields, list, ownProperty, readText } from '../../../data/fields';
import { fontKit, fontService } from '../../../dom/vendors/fonts';
import { loadStyleSheet } from '../../../dom/vendors/load-style-sheet';
import type { Runtime } from '../../../runtime/types';
import { whenAllowed } from './when-allowed';

/** Third-party fonts. Until they load, and if they don't, the page's fallback fonts are used. */
export function loadFonts(runtime: Runtime, context: Fields): void {
  const families = familiesIn(context);
  const kit =
    ownProperty(context, 'typekitId') || ownProperty(asRecord(ownProperty(context, 'website')), 'typekitId');
  for (const address of [fontService(families), fontKit(kit)]) {
    if (address) whenAllowed(runtime, (permission) => load(runtime, address, permission));
  }
}

/** One font family or an array, in the service's notation; invalid values are reported to support staff. */
function familiesIn(context: Fields): readonly string[] {
  const raw = [ownProperty(context, 'googleFonts') || []].flat();
  const families = list(readText(undefined))(raw);
  if (families.length < raw.length)
    console.warn(`googleFonts must be an array such as ["Inter:wght@400;700"], got ${JSON.stringify(raw)}`);
  return families;
}

function load(runtime: Runtime, address: string, permission: AbortSignal): void {
  loadStyleSheet(runtime, address, permission).catch((error) => {
    if (!permission.aborted) runtime.report(error, { kind: 'initializer', name: 'fonts' });
  });
}
