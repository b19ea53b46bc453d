export const TAG = '<script async src="/mortar.js"></script>';

/** A complete page with the tag, a site context, and the given head and body. */
export function pageOf({ body = '', head = '', context = {}, tag = TAG }: PageParts = {}): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Fixture</title>${contextElement(context)}${head}${tag}</head><body>${body}</body></html>`;
}

function contextElement(context: PageParts['context']): string {
  if (context === null) return '';
  const json =
    typeof context === 'string' ? context : JSON.stringify(siteContext(context)).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="site-context">${json}</script>`;
}

interface PageParts {
  readonly body?: string;
  readonly head?: string;
  /** Overrides fields of the usual context; `null` leaves it out, a string is written as it is. */
  readonly context?: Record<string, unknown> | string | null;
  readonly tag?: string;
}

/** The context of a typical published page, with data of our own. */
export function siteContext(over: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    appDomain: 'mortar.example',
    templateId: '5a0000000000000000000001',
    templateVersion: '7.1',
    pageType: 2,
    collection: { id: '5c0000000000000000000001', title: 'Home', fullUrl: '/', type: 10, permissionType: 1 },
    website: {
      id: '5b0000000000000000000001',
      identifier: 'kiln-and-crumb',
      websiteType: 1,
      siteStatus: {},
      language: 'en-US',
    },
    websiteSettings: { useEscapeKeyToLogin: false, storeSettings: { selectedCurrency: 'EUR' } },
    cookieSettings: { isCookieBannerEnabled: false, isRestrictiveCookiePolicyEnabled: false },
    ...over,
  };
}
