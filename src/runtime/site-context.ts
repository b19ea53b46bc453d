import {
  type Fields,
  fieldsOf,
  flag,
  flagUnlessOff,
  list,
  number,
  optional,
  own,
  record,
  text,
} from './fields';

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

/** What decides about tracking; how the banner looks is read where it is drawn. */
export interface CookieSettings extends Fields {
  readonly isCookieBannerEnabled: boolean;
  /** Nothing that tracks runs before the visitor said yes. */
  readonly isRestrictiveCookiePolicyEnabled: boolean;
  /** With the restrictive policy: tracking stays off even after a yes. */
  readonly isRestrictiveCookiePolicyAbsolute: boolean;
  readonly isActivityLogEnabled: boolean;
}

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
  featureFlags: fieldsOf,
  heartbeatSeconds: number,
  /** Where named events are sent; the site itself when there is none. */
  eventsHost: text(''),
  sessionRecordingSrc: text(''),
  /** Translations by English text. */
  messages: fieldsOf,
});

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
    cookieSettings: readCookieSettings(
      fieldsOf(own(fields, 'cookieSettings')),
      read.websiteSettings.isCookieBannerEnabled,
    ),
    currency: read.websiteSettings.storeSettings.selectedCurrency,
    collectionId: read.collectionId ?? collection?.id,
    itemId: read.itemId ?? item?.id,
  };
}

/** Cookie settings under both their served and their owner-side names (specification, section 3). */
function readCookieSettings(fields: Fields, isEnabledBySite: boolean): CookieSettings {
  const setting = (name: string) => own(fields, name);
  const isEnabled = setting('isCookieBannerEnabled');
  return {
    ...fields,
    isCookieBannerEnabled: typeof isEnabled === 'boolean' ? isEnabled : isEnabledBySite,
    isRestrictiveCookiePolicyEnabled:
      flag(setting('isRestrictiveCookiePolicyEnabled')) || flag(setting('isAnalyticsCookiesDisabled')),
    isRestrictiveCookiePolicyAbsolute: flag(setting('isRestrictiveCookiePolicyAbsolute')),
    isActivityLogEnabled:
      setting('isActivityLogEnabled') !== false && !flag(setting('isVisitorDataRestricted')),
  };
}
