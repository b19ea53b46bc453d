import * as page from '../dom/page';
import type { Runtime } from '../runtime/types';

/** The site's language as a locale; English if not set. */
export function localeOf({ site }: Runtime): string {
  try {
    return Intl.getCanonicalLocales(site.website.language || page.root().lang)[0] ?? 'en';
  } catch {
    return 'en'; // the language is free text and may be "" or "en_US"
  }
}
