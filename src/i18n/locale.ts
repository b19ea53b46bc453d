import { guarded } from '../data/guarded';
import * as page from '../dom/page';
import type { Runtime } from '../runtime/types';

/** The site's language as a locale; English if not set. */
export function localeOf({ site }: Runtime): string {
  // The language is free text and may be "" or "en_US".
  return guarded(() => Intl.getCanonicalLocales(site.website.language || page.root().lang)[0]) ?? 'en';
}
