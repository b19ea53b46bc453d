import { toJson } from '../../data/json';
import { firstFailing, type Rules } from '../../data/rules';
import type { SiteContext } from '../../runtime/site-context';
import type { Runtime } from '../../runtime/types';
import { withChunk } from '../../runtime/with-chunk';

/** Loads third-party fonts or comment counts if the context names any. */
export function vendors(runtime: Runtime): void {
  if (firstFailing(vendorRules(runtime.site))) return;
  withChunk(runtime, 'vendors', (chunk) => chunk.start(runtime));
}

export function* vendorRules(site: SiteContext): Rules {
  const isNamed = /"(googleFonts|typekitId|disqusShortname)":([[{]|"[^"])/.test(toJson(site));
  yield ['the context names googleFonts, typekitId or disqusShortname', isNamed];
}
