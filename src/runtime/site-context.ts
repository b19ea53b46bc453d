import { type Fields, fieldsOf, flagOf, listOf, numberOf, oneOf, own, textOf } from './fields';
import { parseJson, toJson } from './json';
import { page } from './page';

const BAR_POSITIONS = ['TOP', 'BOTTOM'] as const;
const POPUP_POSITIONS = ['TOP_LEFT', 'TOP_RIGHT', 'BOTTOM_LEFT', 'BOTTOM_RIGHT'] as const;

/** The banner's settings with every default filled in (specification, section 3, cookie banner settings). */
export interface CookieSettings {
  readonly isCookieBannerEnabled: boolean;
  /** Nothing that tracks runs before the visitor said yes. */
  readonly isRestrictiveCookiePolicyEnabled: boolean;
  /** With the restrictive policy: tracking stays off even after a yes. */
  readonly isRestrictiveCookiePolicyAbsolute: boolean;
  readonly isActivityLogEnabled: boolean;
  /** Owner's HTML, empty for the default text; to be sanitised by whoever shows it. */
  readonly cookieBannerText: string;
  readonly cookieBannerTheme: 'LIGHT' | 'DARK';
  readonly cookieBannerVariant: 'BAR' | 'POPUP';
  readonly cookieBannerPosition: (typeof BAR_POSITIONS)[number] | (typeof POPUP_POSITIONS)[number];
  readonly cookieBannerCtaVariant: 'TEXT' | 'BUTTON' | 'ICON';
  readonly cookieBannerCtaText: string;
  readonly cookieBannerOptOutCtaText: string;
  readonly cookieBannerAcceptType: 'OPT_IN' | 'OPT_IN_AND_OUT';
}

/** What the page says about site, page and visitor: the shape of a published page's context, validated. */
export interface SiteContext {
  /** Whether the page carried a readable context; without one nothing is tracked and nothing redirects. */
  readonly isPresent: boolean;
  readonly website: {
    readonly id: string | undefined;
    readonly identifier: string;
    readonly websiteType: number | undefined;
    readonly siteStatus: { readonly value: number | undefined };
    readonly developerMode: boolean;
    readonly cloneable: boolean;
    readonly language: string;
  };
  readonly websiteSettings: {
    readonly ssBadgeType: number;
    readonly storeSettings: { readonly selectedCurrency: string };
    readonly useEscapeKeyToLogin: boolean;
    readonly isCookieBannerEnabled: boolean;
  };
  readonly cookieSettings: CookieSettings;
  /** ISO code of the store's currency. */
  readonly currency: string;
  readonly appDomain: string;
  readonly templateId: string | undefined;
  readonly templateInstallation: { readonly templateWebsite: { readonly id: string | undefined } };
  readonly templateVersion: string;
  readonly pageType: number | undefined;
  readonly collection: PageRecord | undefined;
  readonly collectionId: string | undefined;
  readonly item: PageRecord | undefined;
  readonly itemId: string | undefined;
  readonly authenticatedAccount: Fields | undefined;
  readonly websiteRoles: readonly number[];
  readonly accessPermissions: readonly string[];
  readonly censusEnabled: boolean;
  /** Translations by English text. */
  readonly messages: Fields;
}

/** The collection or item that the page shows. */
export interface PageRecord {
  readonly id: string | undefined;
  readonly title: string;
  readonly fullUrl: string;
  readonly type: number | undefined;
  readonly recordType: number | undefined;
  readonly permissionType: number | undefined;
}

/**
 * The page's raw context: the JSON element, else the global of published pages.
 * The global is copied through JSON, so getters and proxies of other scripts end here.
 */
export function findContext(): unknown {
  const element = page.byId('site-context');
  const written = element instanceof HTMLScriptElement ? parseJson(element.textContent) : undefined;
  try {
    return written ?? parseJson(toJson((window as { Static?: Fields }).Static?.SQUARESPACE_CONTEXT));
  } catch {
    return undefined;
  }
}

/** The page's context, read once the page has it, and what support staff pretend it to be. */
export interface SiteSource {
  current(): SiteContext;
  /** Stands in for parts of the context on this page only; `undefined` ends it. */
  simulate(facts: Partial<SiteContext> | undefined): void;
}

export function createSiteSource(): SiteSource {
  let known: SiteContext | undefined;
  let simulated: SiteContext | undefined;
  const read = () => {
    const context = readContext(findContext());
    if (context.isPresent || page.readyState() !== 'loading') known = context;
    return context;
  };
  return {
    current: () => simulated ?? known ?? read(),
    simulate(facts) {
      simulated = facts && { ...(known ?? read()), ...facts };
    },
  };
}

/** Unknown data to a context in which every field is of its type; what is missing or wrong gets its default. */
export function readContext(data: unknown): SiteContext {
  const fields = fieldsOf(data);
  const group = (name: string, within = fields) => fieldsOf(own(within, name));
  const website = group('website');
  const websiteSettings = readWebsiteSettings(group('websiteSettings'));
  const collection = readRecord(own(fields, 'collection'));
  const item = readRecord(own(fields, 'item'));
  return {
    isPresent: Object.keys(fields).length > 0,
    website: {
      id: idOf(own(website, 'id')),
      identifier: textOf(own(website, 'identifier')),
      websiteType: numberOf(own(website, 'websiteType')),
      siteStatus: { value: numberOf(own(group('siteStatus', website), 'value')) },
      developerMode: flagOf(own(website, 'developerMode') ?? own(fields, 'developerMode')),
      cloneable: flagOf(own(website, 'cloneable')) || flagOf(own(fields, 'websiteCloneable')),
      language: textOf(own(website, 'language')),
    },
    websiteSettings,
    cookieSettings: readCookieSettings(group('cookieSettings'), websiteSettings.isCookieBannerEnabled),
    currency: websiteSettings.storeSettings.selectedCurrency,
    appDomain: textOf(own(fields, 'appDomain')),
    templateId: idOf(own(fields, 'templateId')),
    templateInstallation: {
      templateWebsite: { id: idOf(own(group('templateWebsite', group('templateInstallation')), 'id')) },
    },
    templateVersion: textOf(own(fields, 'templateVersion')),
    pageType: numberOf(own(fields, 'pageType')),
    collection,
    collectionId: idOf(own(fields, 'collectionId')) ?? collection?.id,
    item,
    itemId: idOf(own(fields, 'itemId')) ?? item?.id,
    authenticatedAccount: recordOf(own(fields, 'authenticatedAccount')),
    websiteRoles: listOf(own(fields, 'websiteRoles'), numberOf),
    accessPermissions: listOf(own(fields, 'accessPermissions'), idOf),
    censusEnabled: own(fields, 'censusEnabled') !== false,
    messages: group('messages'),
  };
}

/** Cookie settings under both their served and their owner-side names; empty texts count as missing. */
export function readCookieSettings(settings: Fields, enabledBySite = false): CookieSettings {
  const text = (name: string, fallback: string) => textOf(own(settings, name)).trim() || fallback;
  const flag = (name: string) => flagOf(own(settings, name));
  const enabled = own(settings, 'isCookieBannerEnabled');
  const variant = oneOf(['BAR', 'POPUP'], own(settings, 'cookieBannerVariant'), 'BAR');
  const position = own(settings, 'cookieBannerPosition');
  return {
    isCookieBannerEnabled: typeof enabled === 'boolean' ? enabled : enabledBySite,
    isRestrictiveCookiePolicyEnabled:
      flag('isRestrictiveCookiePolicyEnabled') || flag('isAnalyticsCookiesDisabled'),
    isRestrictiveCookiePolicyAbsolute: flag('isRestrictiveCookiePolicyAbsolute'),
    isActivityLogEnabled:
      own(settings, 'isActivityLogEnabled') !== false && !flag('isVisitorDataRestricted'),
    cookieBannerText: text('cookieBannerText', ''),
    cookieBannerTheme: oneOf(['LIGHT', 'DARK'], own(settings, 'cookieBannerTheme'), 'DARK'),
    cookieBannerVariant: variant,
    cookieBannerPosition:
      variant === 'BAR'
        ? oneOf(BAR_POSITIONS, position, 'BOTTOM')
        : oneOf(POPUP_POSITIONS, position, 'BOTTOM_RIGHT'),
    cookieBannerCtaVariant: oneOf(['TEXT', 'BUTTON', 'ICON'], own(settings, 'cookieBannerCtaVariant'), 'ICON'),
    cookieBannerCtaText: text('cookieBannerCtaText', 'Accept'),
    cookieBannerOptOutCtaText: text('cookieBannerOptOutCtaText', 'Decline'),
    cookieBannerAcceptType: oneOf(['OPT_IN', 'OPT_IN_AND_OUT'], own(settings, 'cookieBannerAcceptType'), 'OPT_IN'),
  };
}

function readWebsiteSettings(settings: Fields): SiteContext['websiteSettings'] {
  const store = fieldsOf(own(settings, 'storeSettings'));
  return {
    ssBadgeType: numberOf(own(settings, 'ssBadgeType')) ?? 1,
    storeSettings: { selectedCurrency: textOf(own(store, 'selectedCurrency')) || 'USD' },
    useEscapeKeyToLogin: flagOf(own(settings, 'useEscapeKeyToLogin')),
    isCookieBannerEnabled: flagOf(own(settings, 'isCookieBannerEnabled')),
  };
}

function readRecord(data: unknown): PageRecord | undefined {
  const record = recordOf(data);
  return (
    record && {
      id: idOf(own(record, 'id')),
      title: textOf(own(record, 'title')),
      fullUrl: textOf(own(record, 'fullUrl')),
      type: numberOf(own(record, 'type')),
      recordType: numberOf(own(record, 'recordType')),
      permissionType: numberOf(own(record, 'permissionType')),
    }
  );
}

function recordOf(value: unknown): Fields | undefined {
  const fields = fieldsOf(value);
  return fields === value ? fields : undefined;
}

function idOf(value: unknown): string | undefined {
  return textOf(value) || undefined;
}
