import { guarded } from '../data/guarded';
import { siteDetails } from '../runtime/site-details';
import type { Runtime } from '../runtime/types';

/** The site's time zone; `undefined`, which means the visitor's own, if it isn't set or the browser doesn't know it. */
export function timeZoneOf({ site }: Pick<Runtime, 'site'>): string | undefined {
  const { timeZone } = siteDetails(site).website;
  return guarded(() => timeZone && new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone);
}
