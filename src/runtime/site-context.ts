import { type Fields, fieldsOf, flag, flagUnlessOff, list, number, oneOf, optional, own, record, text } from './fields';

const id = text(undefined);

/** The collection or item that the page shows. */
const pageRecord = record({
  id,
  title: text(''),
  fullUrl: text(''),
  type: number,
  recordType: number,
  permissionType: number,
});

const websiteSettings = record({
  ssBadgeType: number,
  storeSettings: record({ selectedCurrency: text('USD') }),
  useEscapeKeyToLogin: flag,
  isCookieBannerEnabled: flag,
});

/** Cookie settings with every default filled in (specification, section 3); empty texts count as missing. */
const cookieSettings = record({
  isCookieBannerEnabled: flag,
  /** Nothing that tracks runs before the visitor said yes. */
  isRestrictiveCookiePolicyEnabled: flag,
  /** With the restrictive policy: tracking stays off even after a yes. */
  isRestrictiveCookiePolicyAbsolute: flag,
  isActivityLogEnabled: flagUnlessOff,
  /** Owner's HTML, empty for the default text; to be sanitised by whoever shows it. */
  cookieBannerText: text(''),
  cookieBannerTheme: oneOf('DARK', 'LIGHT'),
  cookieBannerVariant: oneOf('BAR', 'POPUP'),
  cookieBannerPosition: text(''),
  cookieBannerCtaVariant: oneOf('ICON', 'TEXT', 'BUTTON'),
  cookieBannerCtaText: text('Accept'),
  cookieBannerOptOutCtaText: text('Decline'),
  cookieBannerAcceptType: oneOf('OPT_IN', 'OPT_IN_AND_OUT'),
});

const context = record({
  website: record({
    id,
    identifier: text(''),
    websiteType: number,
    siteStatus: record({ value: number }),
    developerMode: flag,
    cloneable: flag,
    language: text(''),
  }),
  websiteSettings,
  appDomain: text(''),
  developerMode: flag,
  websiteCloneable: flag,
  templateId: id,
  templateInstallation: record({ templateWebsite: record({ id }) }),
  templateVersion: text(''),
  pageType: number,
  collection: optional(pageRecord),
  collectionId: id,
  item: optional(pageRecord),
  itemId: id,
  authenticatedAccount: optional(fieldsOf),
  websiteRoles: list(number),
  accessPermissions: list(id),
  censusEnabled: flagUnlessOff,
  /** Translations by English text. */
  messages: fieldsOf,
});

export type CookieSettings = ReturnType<typeof cookieSettings>;
export type PageRecord = ReturnType<typeof pageRecord>;

/** What the page says about site, page and visitor: the shape of a published page's context, validated. */
export type SiteContext = ReturnType<typeof context> & {
  /** Whether the page carried a readable context; without one nothing is tracked and nothing redirects. */
  readonly isPresent: boolean;
  readonly cookieSettings: CookieSettings;
  /** ISO code of the store's currency. */
  readonly currency: string;
};

/** Unknown data to a context in which every field is of its type; what is missing or wrong gets its default. */
export function readContext(data: unknown): SiteContext {
  const fields = fieldsOf(data);
  const read = context(fields);
  const { website, collection, item } = read;
  return {
    ...read,
    isPresent: Object.keys(fields).length > 0,
    website: {
      ...website,
      developerMode: website.developerMode || read.developerMode,
      cloneable: website.cloneable || read.websiteCloneable,
    },
    cookieSettings: readCookieSettings(fieldsOf(own(fields, 'cookieSettings')), read.websiteSettings.isCookieBannerEnabled),
    currency: read.websiteSettings.storeSettings.selectedCurrency,
    collectionId: read.collectionId ?? collection?.id,
    itemId: read.itemId ?? item?.id,
  };
}

/** Cookie settings under both their served and their owner-side names. */
export function readCookieSettings(fields: Fields, isEnabledBySite = false): CookieSettings {
  const settings = cookieSettings(fields);
  const position = settings.cookieBannerPosition;
  return {
    ...settings,
    isCookieBannerEnabled: typeof own(fields, 'isCookieBannerEnabled') === 'boolean' ? settings.isCookieBannerEnabled : isEnabledBySite,
    isRestrictiveCookiePolicyEnabled: settings.isRestrictiveCookiePolicyEnabled || flag(own(fields, 'isAnalyticsCookiesDisabled')),
    isActivityLogEnabled: settings.isActivityLogEnabled && !flag(own(fields, 'isVisitorDataRestricted')),
    cookieBannerPosition:
      settings.cookieBannerVariant === 'BAR'
        ? oneOf('BOTTOM', 'TOP')(position)
        : oneOf('BOTTOM_RIGHT', 'BOTTOM_LEFT', 'TOP_RIGHT', 'TOP_LEFT')(position),
  };
}
